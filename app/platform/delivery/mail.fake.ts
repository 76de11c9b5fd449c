/**
 * A mail server that sends nothing: what it is given lands in the outbox. `later@…` is told to come back (451), `refused@…` is
 * unknown (550).
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
    onRcptTo({ address }, _session, done) {
      const [name] = address.split('@');
      if (name === 'later') done(reply(451, 'Come back later'));
      else if (name === 'refused') done(reply(550, 'No such mailbox'));
      else done();
    },
    onData(stream, session, done) {
      keep(
        stream,
        session.envelope.rcptTo.map(({ address }) => address),
      ).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });

  async function keep(stream: SMTPServerDataStream, recipients: readonly string[]) {
    const mail = await PostalMime.parse(await buffer(stream));
    const unsubscribeUrl = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value.replace(/^<|>$/g, '');
    for (const to of recipients) {
      outbox.add({ channel: 'mail', to, subject: mail.subject ?? '', text: (mail.text ?? '').trim(), unsubscribeUrl });
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
