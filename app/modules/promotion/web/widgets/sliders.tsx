import { useEffect, useState } from 'react';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { AsideBlock } from '#ui/frame.tsx';
import { followSlider, listSliders, type Slide } from '../../promotion.contract.ts';
import css from './sliders.module.css';

/** What staff point this reader to; nothing when that cannot be had: what stands beside the feed may be missing. */
export const loadSlides = (): Promise<readonly Slide[]> =>
  callOverHttp(listSliders, {}).then(
    ({ data }) => data,
    () => [],
  );

/**
 * What staff point this reader to, for the right column; nothing when there is nothing. It asks for it itself: no page waits
 * for what stands beside it. Texts: `promotion`.
 */
export function Sliders() {
  const [slides, setSlides] = useState<readonly Slide[]>([]);
  useEffect(() => void loadSlides().then(setSlides), []);
  return slides.length > 0 && <SlideList slides={slides} />;
}

export function SlideList({ slides }: { slides: readonly Slide[] }) {
  const t = useTexts('promotion');
  return (
    <AsideBlock title={t('sliders.title')}>
      <ul>
        {slides.map((slide) => (
          <li key={slide.id} className={css.slide}>
            <p className={css.title}>{slide.title}</p>
            <p className="small">{slide.text}</p>
            <SlideLink slide={slide} />
          </li>
        ))}
      </ul>
    </AsideBlock>
  );
}

function SlideLink({ slide: { id, href, action } }: { slide: Slide }) {
  // Counting never holds up whoever follows the link, and may fail unseen.
  const count = () => void callOverHttp(followSlider, { id }, { unasked: true }).catch(() => undefined);
  // The middle button opens it in another tab, and makes no click; the right one opens nothing yet.
  const counting = { onClick: count, onAuxClick: ({ button }: { button: number }) => button === 1 && count() };
  if (href.startsWith('/')) {
    return (
      <Link to={href} {...counting}>
        {action}
      </Link>
    );
  }
  return (
    <a href={href} rel="noopener noreferrer" target="_blank" {...counting}>
      {action}
    </a>
  );
}
