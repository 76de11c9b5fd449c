import { Button } from './button.tsx';
import css from './kept-notice.module.css';

export interface KeptNoticeProps {
  text: string;
  discardLabel: string;
  onDiscard: () => void;
}

/** Above a form that opens with what was written there before and not sent. */
export function KeptNotice({ text, discardLabel, onDiscard }: KeptNoticeProps) {
  return (
    <p className={css.notice} role="status">
      {text}
      <Button size="s" variant="quiet" onClick={onDiscard}>
        {discardLabel}
      </Button>
    </p>
  );
}
