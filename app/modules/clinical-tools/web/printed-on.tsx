import { useEffect, useState } from 'react';
import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import css from './printed-on.module.css';

/** On paper only: the day it was worked out, and where; what is printed outlives what it was printed from. */
export function PrintedOn() {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const [here, setHere] = useState<{ day: string; address: string } | null>(null);
  // With every answer: a page stands open on a ward for days.
  useEffect(() => {
    const day = dayHere(new Date());
    setHere((before) => (before?.day === day ? before : { day, address: window.location.host + window.location.pathname }));
  });
  return here && <p className={css.printed}>{t('answer.printed', { date: formatDate(language, here.day), address: here.address })}</p>;
}

/** The reader's own day: paper is dated where it is printed. */
const dayHere = (now: Date): string => new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
