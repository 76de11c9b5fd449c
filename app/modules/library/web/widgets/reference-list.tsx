import { Citation } from '#ui/citation.tsx';

export interface ListedReference {
  readonly title: string;
  readonly source?: string | undefined;
  readonly year?: number | null | undefined;
  readonly url?: string | null | undefined;
}

/** What an item rests on, numbered as its text refers to it: `#ref-1`. Where a page has several lists, each has an anchor of its own. */
export function ReferenceList({ references, anchor = '' }: { references: readonly ListedReference[]; anchor?: string }) {
  return (
    <div>
      {references.map(({ title, source, year, url }, i) => (
        <Citation
          // biome-ignore lint/suspicious/noArrayIndexKey: a reference is known by its number.
          key={i}
          id={`${anchor}ref-${i + 1}`}
          number={String(i + 1)}
          title={
            url == null ? (
              title
            ) : (
              <a href={url} rel="nofollow ugc noopener" target="_blank">
                {title}
              </a>
            )
          }
          source={[source, year].filter(Boolean).join(', ')}
        />
      ))}
    </div>
  );
}
