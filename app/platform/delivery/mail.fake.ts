/**
 * A mail server that sends nothing: what it is given lands in the outbox. `later@…` is told to come back (451), `refused@…` is
 * unknown (550), `blocked@…` takes nothing from us (550 5.7.1), `closed@…` says so when it has read the mail (550 5.2.1), and
 * nothing is taken from a sender `barred@…`.
 */
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { FakeService } from './gateway.fake.ts';
import type { Outbox } from './outbox.ts';

export async function startMailFake(outbox: Outbox): Promise<FakeService> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onMailFrom({ address }, _session, done) {
      if (nameOf(address) === 'barred') done(reply(550, '5.7.1 Sender is blocked, no such user would write this'));
      else done();
    },
    onRcptTo({ address }, _session, done) {
      const name = nameOf(address);
      if (name === 'later') done(reply(451, 'Come back later'));
      else if (name === 'refused') done(reply(550, 'No such mailbox'));
      else if (name === 'blocked') done(reply(550, '5.7.1 Mail from your host is blocked'));
      else done();
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const recipients = rcptTo.map(({ address }) => address);
      keep(stream, mailFrom === false ? '' : mailFrom.address, recipients).then(
        () => done(recipients.some((address) => nameOf(address) === 'closed') ? reply(550, '5.2.1 This mailbox is disabled') : null),
        (error: Error) => done(error),
      );
    },
  });

  async function keep(stream: SMTPServerDataStream, returnPath: string, recipients: readonly string[]) {
    const mail = await PostalMime.parse(await buffer(stream));
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    const unsubscribeUrl = header('list-unsubscribe')?.replace(/^<|>$/g, '');
    const unsubscribePost = header('list-unsubscribe-post');
    const { subject = '', html } = mail;
    for (const to of recipients.filter((address) => nameOf(address) !== 'closed')) {
      outbox.add({ channel: 'mail', to, subject, text: (mail.text ?? '').trim(), html, unsubscribeUrl, unsubscribePost, returnPath });
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const nameOf = (address: string): string | undefined => address.split('@')[0];

const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
