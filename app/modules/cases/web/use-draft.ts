/** The draft under the author's hands: the form, its copy on this device, and its place on the server. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { useLanguage } from '#platform/web/i18n.tsx';
import type { Draft } from '../cases.contract.ts';
import { contentOf } from './compose-content.tsx';
import { copyKey, dropCopy, type LocalCopy, merged, readCopy, reconcile, type Settings, type Version, writeCopy } from './compose-copy.tsx';
import type { ComposeForm } from './compose-form.tsx';
import { formOf } from './compose-reading.tsx';
import { type Base, type DraftSaver, useDraftSave } from './use-draft-save.ts';

export interface DraftStart {
  readonly memberId: string;
  /** Null for a case of which nothing is stored yet. */
  readonly draft: Draft | null;
  readonly settings: Settings;
  /** A draft that is no longer on the server; this device may still have text of it. */
  readonly lostId: string | null;
}

type Images = Readonly<Record<string, ImageRef>>;

interface Held {
  readonly form: ComposeForm;
  readonly settings: Settings;
  readonly images: Images;
  /** Findings the author looked at and keeps. */
  readonly kept: readonly string[];
}

export interface Conflict {
  readonly mine: Version;
  readonly other: Draft;
}

export interface DraftDesk extends Held {
  /** What would be saved now. */
  readonly version: () => Version;
  readonly draftId: string | null;
  readonly caseId: string | null;
  readonly save: DraftSaver;
  readonly update: <Section extends keyof ComposeForm>(
    section: Section,
    change: (value: ComposeForm[Section]) => ComposeForm[Section],
  ) => void;
  readonly updateForm: (change: (form: ComposeForm) => ComposeForm) => void;
  readonly updateSettings: (change: Partial<Settings>) => void;
  readonly addImage: (image: ImageRef) => void;
  readonly keep: (finding: string, kept: boolean) => void;
  /** Another version was saved elsewhere. */
  readonly conflict: Conflict | null;
  readonly resolve: (taken: ReadonlySet<string>) => void;
  /** Unsaved text of an earlier visit stands in the form. */
  readonly restored: boolean;
  readonly forget: () => void;
  /** Stores the text as a new draft, after the old one has gone. */
  readonly saveAnew: () => void;
}

export function useDraft({ memberId, draft, settings, lostId }: DraftStart): DraftDesk {
  const language = useLanguage();
  const [held, setHeld] = useState<Held>(() => ({
    form: formOf(draft?.content ?? {}, language),
    settings: draft?.settings ?? settings,
    images: draft?.images ?? {},
    kept: [],
  }));
  const [draftId, setDraftId] = useState(draft?.id ?? null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [restored, setRestored] = useState(false);
  const base = useRef<Base | null>(draft === null ? null : { id: draft.id, version: draft.version });
  const latest = useRef(held);
  latest.current = held;

  const versionNow = useCallback(
    (): Version => ({ content: contentOf(latest.current.form, language), settings: latest.current.settings }),
    [language],
  );

  const keepCopy = useCallback(
    (unsaved: boolean) => {
      const { kept, images } = latest.current;
      const version = unsaved ? versionNow() : { content: {}, settings: latest.current.settings };
      const copy: LocalCopy = {
        ...version,
        images: unsaved ? images : {},
        kept,
        unsaved,
        version: base.current?.version ?? null,
        at: new Date().toISOString(),
      };
      writeCopy(copyKey(memberId, base.current?.id ?? null), copy);
    },
    [memberId, versionNow],
  );

  const save = useDraftSave(base.current, draft?.updatedAt ?? null, {
    caseId: draft?.caseId ?? null,
    snapshot: versionNow,
    onStarted: (started) => {
      dropCopy(copyKey(memberId, null));
      base.current = started;
      setDraftId(started.id);
      keepCopy(true);
      nameDraft(started.id);
    },
    onSaved: (saved, upToDate) => {
      base.current = saved;
      keepCopy(!upToDate);
    },
    onStale: (other) => setConflict({ mine: versionNow(), other }),
  });
  const { changed } = save;

  const change = useCallback(
    (make: (held: Held) => Held) => {
      const next = make(latest.current);
      latest.current = next;
      setHeld(next);
      keepCopy(true);
      changed();
    },
    [changed, keepCopy],
  );

  const open = useCallback(
    (version: Version, more: Partial<Held> = {}) =>
      change((known) => ({ ...known, form: formOf(version.content, language), settings: version.settings, ...more })),
    [change, language],
  );

  // The copy on this device can be read only in the browser, after the server's draft has been drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the draft the page was opened with.
  useEffect(() => {
    const copy = readCopy(copyKey(memberId, draft?.id ?? lostId));
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
      open(copy, { images: { ...draft?.images, ...copy.images }, kept: copy.kept });
      if (lostId !== null) dropCopy(copyKey(memberId, lostId));
    }
  }, []);

  return {
    ...held,
    version: versionNow,
    draftId,
    caseId: draft?.caseId ?? null,
    save,
    conflict,
    restored,
    ...useMemo(
      () =>
        ({
          update: (section, make) => change((known) => ({ ...known, form: { ...known.form, [section]: make(known.form[section]) } })),
          updateForm: (make) => change((known) => ({ ...known, form: make(known.form) })),
          updateSettings: (some) => change((known) => ({ ...known, settings: { ...known.settings, ...some } })),
          addImage: (image) => change((known) => ({ ...known, images: { ...known.images, [image.id]: image } })),
          keep: (finding, kept) =>
            change((known) => ({ ...known, kept: kept ? [...known.kept, finding] : known.kept.filter((one) => one !== finding) })),
        }) satisfies Pick<DraftDesk, 'update' | 'updateForm' | 'updateSettings' | 'addImage' | 'keep'>,
      [change],
    ),
    resolve: (taken) => {
      if (conflict === null) return;
      const { mine, other } = conflict;
      setConflict(null);
      base.current = { id: other.id, version: other.version };
      open(merged(mine, other, taken), { images: { ...held.images, ...other.images } });
      save.rebase(base.current);
    },
    forget: () => dropCopy(copyKey(memberId, base.current?.id ?? null)),
    saveAnew: () => {
      dropCopy(copyKey(memberId, base.current?.id ?? null));
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
