import { deidentifyWording } from '@kolegia/deidentify/wording';
import type { Translate } from '#platform/i18n/translator.ts';
import { fieldId, type Place } from '#platform/web/field-path.ts';
import { useLanguage } from '#platform/web/i18n.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import css from './identifier-panel.module.css';
import type { DraftFinding, DraftFindings } from './use-draft-findings.ts';

export interface IdentifierPanelProps {
  found: DraftFindings;
  /** Findings the author keeps. */
  kept: readonly string[];
  onKeep: (id: string, kept: boolean) => void;
  onReplace: (place: Place, replacement: string) => void;
  /** Shows a field that is not on the page at the moment; without it, what holds the field is shown. */
  onHidden?: ((path: string) => void) | undefined;
  t: Translate;
}

/** Everything in the texts that may name the patient; the author fixes each place or says that it is none. Texts of the caller: `compose.identifiers`. */
export function IdentifierPanel(props: IdentifierPanelProps) {
  const { found, kept, t } = props;
  const { findings, texts } = found;
  const open = openFindings(findings, kept);
  return (
    <Card as="section">
      <div id="identifiers" tabIndex={-1} className={css.head}>
        <Icon of="shield-check" decorative />
        <h2 className="t-sub">{t('compose.identifiers.title')}</h2>
        {open.length > 0 && <Badge tone="wait">{t('compose.identifiers.open', { count: open.length })}</Badge>}
      </div>
      <p className="muted small">{t('compose.identifiers.lead')}</p>
      <ul className={css.list}>
        {findings.map((finding) => (
          <Finding key={`${finding.id}@${finding.start}`} finding={finding} {...props} />
        ))}
        {texts !== null && open.length === 0 && (
          <li className={css.item}>
            <Icon of="circle-check" size="s" decorative className={css.good} />
            <div>
              <b>{t(findings.length === 0 ? 'compose.identifiers.none' : 'compose.identifiers.allDecided')}</b>
              <p className="muted small">{t('compose.identifiers.read', { count: texts })}</p>
            </div>
          </li>
        )}
      </ul>
      <p className="muted small">{t('compose.identifiers.foot')}</p>
    </Card>
  );
}

/** Those that still wait for the author. */
export const openFindings = (findings: readonly DraftFinding[], kept: readonly string[]): readonly DraftFinding[] =>
  findings.filter(({ id }) => !kept.includes(id));

function Finding({ finding, kept, onKeep, onReplace, onHidden, t }: IdentifierPanelProps & { finding: DraftFinding }) {
  const language = useLanguage();
  const { path, text, start, end, id, kind, suggestion } = finding;
  const isKept = kept.includes(id);
  const { replace } = suggestion;
  return (
    <li className={css.item}>
      <Icon of={isKept ? 'circle-check' : 'alert-circle'} size="s" decorative className={isKept ? css.good : css.bad} />
      <div className="stack-s">
        <div>
          <b>{t(`compose.identifiers.kind.${kind}`)}</b>
          <p className="small">
            <q>{text}</q>
          </p>
          <p className="muted small">
            {isKept ? t('compose.identifiers.isKept') : deidentifyWording[language].reason[suggestion.reason]}
            {!isKept && replace !== null && (
              <> {replace === '' ? t('compose.identifiers.deleted') : t('compose.identifiers.becomes', { text: replace })}</>
            )}
          </p>
        </div>
        <div className="row-wrap">
          {!isKept && replace !== null && (
            <Button
              size="s"
              aria-label={t('compose.identifiers.fixLabel', { text })}
              onClick={() => onReplace({ path, text, start, end }, replace)}
            >
              {t('compose.identifiers.fix')}
            </Button>
          )}
          <Button
            size="s"
            variant="quiet"
            aria-label={t(isKept ? 'compose.identifiers.unkeepLabel' : 'compose.identifiers.keepLabel', { text })}
            onClick={() => onKeep(id, !isKept)}
          >
            {t(isKept ? 'compose.identifiers.unkeep' : 'compose.identifiers.keep')}
          </Button>
          <Button
            size="s"
            variant="quiet"
            aria-label={t('compose.identifiers.showLabel', { text })}
            onClick={() => showPlace(finding, onHidden)}
          >
            {t('compose.identifiers.show')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Takes the author to the words, selected in their field. */
function showPlace({ path, start, end }: DraftFinding, onHidden: IdentifierPanelProps['onHidden']): void {
  const own = document.getElementById(fieldId(path));
  if (own === null && onHidden !== undefined) {
    onHidden(path);
    return;
  }
  const field = own ?? holderOf(path);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.setSelectionRange(start, end);
}

/** The nearest part of the form that holds the field: a file for its name, all files for one of them. */
function holderOf(path: string): HTMLElement | null {
  const above = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return above === '' ? null : (document.getElementById(fieldId(above)) ?? holderOf(above));
}
