import type { ReactNode } from 'react';
import css from './card.module.css';
import { classNames } from './class-names.ts';

export interface CardLook {
  /** Inner space; off when the content brings its own. */
  padded?: boolean | undefined;
  /** The violet edge of everything machine-made. */
  sage?: boolean | undefined;
}

export function cardClass({ padded = true, sage = false }: CardLook = {}): string {
  return classNames(css.card, padded && css.padded, sage && css.sage);
}

/** Cards are not nested: inside one, use a well or a rule. */
export function Card({
  as: Element = 'div',
  padded,
  sage,
  children,
}: CardLook & { as?: 'div' | 'article' | 'section' | 'li'; children: ReactNode }) {
  return <Element className={cardClass({ padded, sage })}>{children}</Element>;
}

/** Why this card is here, and a way out. */
export function CardReason({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={css.reason}>
      <div className={css.reasonText}>{children}</div>
      {action}
    </div>
  );
}

/** The row of actions that closes a card. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

/** A quiet action of a card or a comment: like, answer, save. */
export const quietActionClass = css.action;

/** Quoted or secondary matter inside a card. */
export const wellClass = css.well;
