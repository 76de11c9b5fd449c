import type { Config } from './config.ts';

type Gateways = Pick<Config, 'mail' | 'sms' | 'whatsapp'>;

/** The settings of those ways out of the house that are not set up. */
export function missingGateways({ mail, sms, whatsapp }: Gateways): string[] {
  return [
    ...(mail.smtpUrl === undefined ? ['SMTP_URL'] : []),
    ...(sms === undefined ? ['SMS_GATEWAY_URL'] : []),
    ...(whatsapp === undefined ? ['WHATSAPP_GATEWAY_URL'] : []),
  ];
}

/** Whether what has no gateway lands on /outbox. Elsewhere a forgotten setting must not turn into a page that shows everybody's codes. */
export const hasOutbox = (config: Gateways & Pick<Config, 'sampleWorld'>, development = false): boolean =>
  missingGateways(config).length > 0 && (development || config.sampleWorld);
