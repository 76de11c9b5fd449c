import { ListEnd } from '#platform/web/list-end.tsx';
import type { PageList } from '#platform/web/use-page-list.ts';
import type { ItemCard } from '../../library.contract.ts';
import { AnyItemCard } from './item-kinds.tsx';

export interface ItemRowsProps {
  list: Pick<PageList<ItemCard>, 'rows' | 'state' | 'more'>;
  /** Address of the next page, for readers whose browser runs no script. */
  nextPath: string | null;
}

/** The cards of a list of items, whatever their kinds, and its end. */
export function ItemRows({ list, nextPath }: ItemRowsProps) {
  return (
    <>
      {list.rows.map((item, i) => (
        <AnyItemCard key={item.id} item={item} first={i === 0} />
      ))}
      <ListEnd list={list} nextPath={nextPath} />
    </>
  );
}
