import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { isNotThere } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { Seo } from '#platform/web/seo.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';

/** Null for a link that a mail program broke in two, or that leads to nothing any more. */
export async function behindLink<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask();
  } catch (error) {
    if (isNotThere(error)) return null;
    throw error;
  }
}

interface MailLinkPageProps {
  /** Of its texts: `ending` or `tap`. */
  texts: 'ending' | 'tap';
  help: string;
  /** Null where the link is broken. */
  children: ReactNode;
}

/** Where a link of a notification's e-mail leads. It asks first: some mail programs open every link to look at it. */
export function MailLinkPage({ texts, help, children }: MailLinkPageProps) {
  const t = useTexts('notifications');
  const title = t(children === null ? `${texts}.broken` : `${texts}.title`);
  return (
    <PageBody>
      <Seo title={title} description={help} noindex />
      <h1 className="visually-hidden">{title}</h1>
      {children ?? (
        <EmptyState title={title} action={<ToSettings />}>
          {t(`${texts}.brokenText`)}
        </EmptyState>
      )}
    </PageBody>
  );
}

export function ToSettings() {
  const t = useTexts('notifications');
  return (
    <Link to="/notifications/settings" className={buttonClass()}>
      {t('ending.settings')}
    </Link>
  );
}
