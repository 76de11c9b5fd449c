/** The draft under the author's hands: the form, its copy on this device, and its place on the server. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import {
  copyKey,
  type DraftContent,
  dropCopy,
  type LocalCopy,
  merged,
  readCopy,
  reconcile,
  sameVersion,
  type Version,
  writeCopy,
} from './draft-copy.ts';
import { useLanguage } from './i18n.tsx';
import { type Base, type DraftSaver, type DraftStore, type StoredDraft, type StoredVersion, useDraftSave } from './use-draft-save.ts';

/** What is particular to one kind of writing. */
export interface DraftKind<Form, Settings extends object> {
  /** Of its copies on this device: `case-draft`. */
  readonly name: string;
  readonly formOf: (content: DraftContent, language: Language) => Form;
  readonly contentOf: (form: Form, language: Language) => DraftContent;
  /** What is published and changed by the draft that the page was opened with. */
  readonly changes: string | null;
  readonly store: DraftStore<Settings>;
}

export interface DraftStart<Settings extends object, Draft> {
  readonly memberId: string;
  /** Null for a text of which nothing is stored yet. */
  readonly draft: Draft | null;
  readonly settings: Settings;
  /** A draft that is no longer on the server; this device may still have text of it. */
  readonly lostId: string | null;
}

/** No version of the server's: a copy beside a draft that its author has not seen yet is another version. */
const UNSEEN = -1;

interface Held<Form, Settings extends object, Asset> {
  readonly form: Form;
  readonly settings: Settings;
  readonly images: Readonly<Record<string, Asset>>;
  /** Findings the author looked at and keeps. */
  readonly kept: readonly string[];
  /** What is published and changed here; null for what is new. */
  readonly changes: string | null;
}

export interface Conflict<Settings extends object> {
  readonly mine: Version<Settings>;
  readonly other: Version<Settings> & { readonly updatedAt: string };
  /** The other one is what readers see by now, and not a draft. */
  readonly published?: boolean;
}

export interface Desk<Form, Settings extends object, Asset> extends Held<Form, Settings, Asset> {
  /** What would be saved now. */
  readonly version: () => Version<Settings>;
  readonly draftId: string | null;
  readonly save: DraftSaver;
  readonly update: <Section extends keyof Form>(section: Section, change: (value: Form[Section]) => Form[Section]) => void;
  readonly updateForm: (change: (form: Form) => Form) => void;
  readonly updateSettings: (change: Partial<Settings>) => void;
  readonly addImage: (image: Asset) => void;
  readonly keep: (finding: string, kept: boolean) => void;
  /** Another version was saved elsewhere, or published. */
  readonly conflict: Conflict<Settings> | null;
  /** Publishing was refused because something else is published by now. */
  readonly showPublished: (published: StoredVersion<Settings, Asset>) => void;
  readonly resolve: (taken: ReadonlySet<string>) => void;
  /** Unsaved text of an earlier visit stands in the form. */
  readonly restored: boolean;
  /** False when this device has no room for the text. */
  readonly keptHere: boolean;
  readonly forget: () => void;
  /** Stores the text as a new draft, after the old one has gone. */
  readonly saveAnew: () => void;
}

export function useDraftDesk<
  Form extends object,
  Settings extends object,
  Asset extends { readonly id: string },
  Draft extends StoredDraft<Settings, Asset>,
>(kind: DraftKind<Form, Settings>, { memberId, draft, settings, lostId }: DraftStart<Settings, Draft>): Desk<Form, Settings, Asset> {
  type Holding = Held<Form, Settings, Asset>;
  const language = useLanguage();
  const [held, setHeld] = useState<Holding>(() => ({
    form: kind.formOf(draft?.content ?? {}, language),
    settings: draft?.settings ?? settings,
    images: draft?.images ?? {},
    kept: [],
    changes: kind.changes,
  }));
  const [draftId, setDraftId] = useState(draft?.id ?? null);
  const [conflict, setConflict] = useState<(Conflict<Settings> & { readonly other: Draft }) | null>(null);
  const [published, setPublished] = useState(draft?.published ?? null);
  const [restored, setRestored] = useState(false);
  const [keptHere, setKeptHere] = useState(true);
  /** The published version that was seen, until the server knows. */
  const seen = useRef<number | undefined>(undefined);
  const base = useRef<Base | null>(draft === null ? null : { id: draft.id, version: draft.version });
  /** It was thrown away: what comes too late, such as a picture on its way, would write it down again. */
  const forgotten = useRef(false);
  const latest = useRef(held);
  latest.current = held;
  const { name, formOf, contentOf } = kind;
  const keyOf = useCallback((id: string | null) => copyKey(name, memberId, id), [name, memberId]);

  const versionNow = useCallback(
    (): Version<Settings> => ({ content: contentOf(latest.current.form, language), settings: latest.current.settings }),
    [language, contentOf],
  );

  const keepCopy = useCallback(
    (unsaved: boolean) => {
      const { kept, images, changes } = latest.current;
      const version = unsaved ? versionNow() : { content: {}, settings: latest.current.settings };
      const copy: LocalCopy<Settings, Asset> = {
        ...version,
        images: unsaved ? images : {},
        kept,
        changes,
        unsaved,
        version: base.current?.version ?? null,
        at: new Date().toISOString(),
      };
      setKeptHere(writeCopy(keyOf(base.current?.id ?? null), copy));
    },
    [keyOf, versionNow],
  );

  const save = useDraftSave<Settings, Draft>(base.current, draft?.updatedAt ?? null, {
    store: kind.store,
    snapshot: () => ({ ...versionNow(), ...(seen.current !== undefined && { seen: seen.current }) }),
    changes: () => latest.current.changes,
    onStarted: (started, isBlank) => {
      dropCopy(keyOf(null));
      base.current = isBlank ? started : { ...started, version: UNSEEN };
      setDraftId(started.id);
      keepCopy(true);
      nameDraft(started.id);
    },
    onSaved: (saved, upToDate, told) => {
      base.current = saved;
      if (told === seen.current) seen.current = undefined;
      keepCopy(!upToDate);
    },
    onStale: (other) => setConflict({ mine: versionNow(), other }),
  });
  const { changed } = save;

  const change = useCallback(
    (make: (held: Holding) => Holding) => {
      if (forgotten.current) return;
      const next = make(latest.current);
      latest.current = next;
      setHeld(next);
      keepCopy(true);
      changed();
    },
    [changed, keepCopy],
  );

  const open = useCallback(
    (version: Version<Settings>, more: Partial<Holding> = {}) =>
      change((known) => ({ ...known, form: formOf(version.content, language), settings: version.settings, ...more })),
    [change, formOf, language],
  );

  // The copy on this device can be read only in the browser, after the server's draft has been drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the draft the page was opened with.
  useEffect(() => {
    const copy = readCopy<Settings, Asset>(keyOf(draft?.id ?? lostId));
    if (copy === null) return;
    setHeld((known) => ({ ...known, kept: copy.kept }));
    const found = reconcile(draft, copy);
    if (found === 'both' && draft !== null) {
      setHeld((known) => ({
        ...known,
        form: formOf(copy.content, language),
        settings: copy.settings,
        images: { ...draft.images, ...copy.images },
      }));
      setConflict({ mine: copy, other: draft });
    } else if (found === 'copy') {
      setRestored(true);
      const changes = draft === null ? (copy.changes ?? null) : kind.changes;
      open(copy, { images: { ...draft?.images, ...copy.images }, kept: copy.kept, changes });
      if (lostId !== null) dropCopy(keyOf(lostId));
    }
  }, []);

  function goOn(mine: Version<Settings>, other: StoredVersion<Settings, Asset>, taken: ReadonlySet<string>) {
    open(merged(mine, other, taken), { images: { ...latest.current.images, ...other.images } });
  }

  function goOnFromPublished(other: StoredVersion<Settings, Asset>, taken: ReadonlySet<string>) {
    setPublished(null);
    seen.current = other.version;
    goOn(versionNow(), other, taken);
  }

  // Between two drafts is chosen first.
  const unseen = conflict === null ? published : null;
  const isSame = unseen !== null && sameVersion(versionNow(), unseen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the two say the same there is nothing to choose.
  useEffect(() => {
    if (isSame && unseen !== null) goOnFromPublished(unseen, new Set());
  }, [isSame, unseen]);

  const otherImages = (conflict?.other ?? unseen)?.images;
  const isLosable = !keptHere && save.state.kind !== 'saved';
  useEffect(() => {
    if (!isLosable) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isLosable]);

  return {
    ...held,
    version: versionNow,
    draftId,
    save,
    conflict: conflict ?? (unseen === null || isSame ? null : { mine: versionNow(), other: unseen, published: true }),
    // Of both versions, to be put side by side.
    images: otherImages === undefined ? held.images : { ...held.images, ...otherImages },
    showPublished: setPublished,
    restored,
    keptHere,
    ...useMemo(
      () =>
        ({
          update: (section, make) => change((known) => ({ ...known, form: { ...known.form, [section]: make(known.form[section]) } })),
          updateForm: (make) => change((known) => ({ ...known, form: make(known.form) })),
          updateSettings: (some) => change((known) => ({ ...known, settings: { ...known.settings, ...some } })),
          addImage: (image) => change((known) => ({ ...known, images: { ...known.images, [image.id]: image } })),
          keep: (finding, kept) =>
            change((known) => ({ ...known, kept: kept ? [...known.kept, finding] : known.kept.filter((one) => one !== finding) })),
        }) satisfies Pick<Desk<Form, Settings, Asset>, 'update' | 'updateForm' | 'updateSettings' | 'addImage' | 'keep'>,
      [change],
    ),
    resolve: (taken) => {
      if (conflict !== null) {
        const { mine, other } = conflict;
        setConflict(null);
        setPublished(other.published ?? null);
        base.current = { id: other.id, version: other.version };
        goOn(mine, other, taken);
        save.rebase(base.current);
      } else if (unseen !== null) {
        goOnFromPublished(unseen, taken);
      }
    },
    forget: () => {
      forgotten.current = true;
      dropCopy(keyOf(base.current?.id ?? null));
    },
    saveAnew: () => {
      dropCopy(keyOf(base.current?.id ?? null));
      base.current = null;
      keepCopy(true);
      save.rebase(null);
    },
  };
}

/** So that a reload finds the draft. Not a navigation: its loader would read again what is on the page already. */
function nameDraft(id: string): void {
  const url = new URL(location.href);
  url.search = `?draft=${id}`;
  history.replaceState(history.state, '', url);
}
