import { expect, it } from 'vitest';
import { loadConfig } from '#platform/config/config.ts';
import { signInLines } from './sign-in-lines.ts';

const said = (settings: Record<string, string>) =>
  signInLines(loadConfig({ SAMPLE_WORLD: 'on', ...settings }), [{ address: 'ratri@kolegia.example', who: 'reads' }]).join('\n');

it('says who may sign in and where their codes appear', () => {
  expect(said({})).toBe('  sign in as ratri@kolegia.example      reads\n  one-time codes appear at http://localhost:3000/outbox');
});

it('without jobs, says who has to run for it', () => {
  expect(said({ JOBS: 'off' })).toMatch(/appear at http:\/\/localhost:3000\/outbox while a worker runs/);
});

it('does not name a page where there is none, or where no code comes', () => {
  const gateways = { SMS_GATEWAY_URL: 'https://sms.example/send', WHATSAPP_GATEWAY_URL: 'https://whatsapp.example/send' };
  expect(said(gateways)).toContain('/outbox');
  for (const settings of [{ SMTP_URL: 'smtp://mail.example' }, { SMTP_URL: 'smtp://mail.example', ...gateways }])
    expect(said(settings)).not.toContain('/outbox');
  expect(said({ SAMPLE_WORLD: 'off' })).toBe('');
});
