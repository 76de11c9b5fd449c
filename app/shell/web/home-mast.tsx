import { imageSource } from '#modules/media/media.contract.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { useMe } from './frame-facts.ts';
import css from './home.module.css';
import { COMPOSE_PATH } from './sections.ts';

/** The head of the front page: a greeting and a line to write on for members, what this is for everyone else. */
export function HomeMast() {
  const reader = useReader();
  return reader === null ? <WhatThisIs /> : <Greeting readerId={reader.id} />;
}

function WhatThisIs() {
  const t = useTexts('shell');
  return (
    <header className={css.intro}>
      <h1 className="t-display">{t('home.intro.title')}</h1>
      <p className={css.introText}>{t('home.intro.text')}</p>
      <div className="row-wrap">
        <Link to="/login" className={buttonClass({ variant: 'primary', size: 'l' })}>
          {t('home.intro.signIn')}
        </Link>
        <Link to="/cases" className={buttonClass({ variant: 'quiet', size: 'l' })}>
          {t('home.intro.cases')}
        </Link>
      </div>
    </header>
  );
}

function Greeting({ readerId }: { readerId: string }) {
  const t = useTexts('shell');
  const me = useMe();
  const name = me?.firstName ?? me?.name ?? '';
  return (
    <>
      <header className={css.mast}>
        <h1 className="t-display">{name === '' ? t('home.welcome') : t('home.welcomeName', { name })}</h1>
      </header>
      <div className={classNames(cardClass({ padded: false }), css.say)}>
        <Avatar
          decorative
          id={readerId}
          name={me?.name ?? ''}
          src={me?.photo && imageSource(me.photo, me.photo.widths[0] ?? me.photo.width)}
        />
        <Link to={COMPOSE_PATH} className={css.line}>
          {t('home.compose')}
        </Link>
      </div>
    </>
  );
}
