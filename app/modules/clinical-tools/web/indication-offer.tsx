import { useTexts } from '#platform/web/i18n.tsx';
import { chipClass, chipsClass } from '#ui/chip.tsx';
import type { DosageFound } from '../dosage.contract.ts';
import css from './indication-offer.module.css';

/** Where the words mean no indication of the drug: those that are like it, or else all that it has. */
export function IndicationOffer({ answer, onTake }: { answer: DosageFound; onTake: (id: string) => void }) {
  const t = useTexts('clinical-tools');
  const { drug, indications, nearIndications } = answer;
  if (drug === null || indications.length === 0 || indications.some(({ chosen }) => chosen)) return null;
  const isLike = nearIndications.length > 0;
  const label = t(isLike ? 'dosage.nearIndications' : 'dosage.ownIndications');
  return (
    <div className={css.offer}>
      <p className="t-label muted">{label}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own box */}
      <div role="group" aria-label={label} className={chipsClass}>
        {(isLike ? nearIndications : indications).map(({ id, name }) => (
          <button key={id} type="button" className={chipClass()} onClick={() => onTake(id)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
