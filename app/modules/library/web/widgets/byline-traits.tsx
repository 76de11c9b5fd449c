import { useEffect, useState } from 'react';
import { countAlike } from '#modules/identity/alike.contract.ts';
import { BYLINE_TRAITS, type BylineTrait } from '#modules/identity/byline.contract.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import css from './byline-panel.module.css';

export interface BylineTraitsProps {
  leftOut: readonly BylineTrait[];
  onLeftOut: (leftOut: BylineTrait[]) => void;
}

/** What an anonymous byline shows beside the speciality, and how many it may be where they are few. Texts: `library`. */
export function BylineTraits({ leftOut, onLeftOut }: BylineTraitsProps) {
  const t = useTexts('library');
  const members = useAlike(leftOut);
  return (
    <div className="stack-s">
      {BYLINE_TRAITS.map((trait) => (
        <Checkbox
          key={trait}
          label={t(`byline.show.${trait}`)}
          checked={!leftOut.includes(trait)}
          onChange={({ currentTarget: { checked } }) =>
            onLeftOut(BYLINE_TRAITS.filter((one) => (one === trait ? !checked : leftOut.includes(one))))
          }
        />
      ))}
      <div aria-live="polite">
        {members !== null && <p className={css.alike}>{t(`byline.alike.${leftOut.length}`, { count: members })}</p>}
      </div>
    </div>
  );
}

/** How many share what is shown; null as long as they are many, or nobody has said so. */
function useAlike(leftOut: readonly BylineTrait[]): number | null {
  const [members, setMembers] = useState<number | null>(null);
  const experience = !leftOut.includes('experience');
  const province = !leftOut.includes('province');
  useEffect(() => {
    const leaving = new AbortController();
    callOverHttp(countAlike, { experience, province }, { signal: leaving.signal }).then(
      (output) => setMembers(output.members),
      // A hint: without it the choice is the same.
      () => setMembers(null),
    );
    return () => leaving.abort();
  }, [experience, province]);
  return members;
}
