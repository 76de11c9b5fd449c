import { showToast } from '#ui/toast-queue.ts';
import { rowFocus } from './row-focus.ts';

export interface TakenOut<Row> {
  readonly row: Row;
  readonly place: number;
  /** Changes the rows as they are by then: others may have come or gone, and their form may have been left and opened again. */
  readonly onRows: (change: (known: readonly Row[]) => Row[]) => void;
  readonly said: { readonly text: string; readonly undo: string };
}

/** Takes a row out of what is being written, and puts it back in its place for as long as a message offers it. The focus goes with it. */
export function takeOut<Row>({ row, place, onRows, said }: TakenOut<Row>): void {
  const focus = rowFocus();
  focus.leave(() => onRows((known) => known.filter((_, n) => n !== place)));
  let isOut = true;
  function putBack() {
    // Pressed twice before the message has gone, it comes back once.
    if (isOut) focus.comeBack(() => onRows((known) => known.toSpliced(place, 0, row)));
    isOut = false;
  }
  showToast(said.text, { undo: { label: said.undo, onUndo: putBack } });
}
