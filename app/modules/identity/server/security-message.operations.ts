/** What members are told when their account was entered or changed, where whoever did it is least likely to read it first. */
import { formatMomentIn } from '#platform/i18n/format-zoned.ts';
import { pathInLanguage } from '#platform/i18n/languages.ts';
import type { Context } from '#platform/operation/context.ts';
import { type Address, maskedAddress } from './address.policy.ts';
import { channelsTo } from './code.policy.ts';
import { findMemberWithContact, type MemberWithContact } from './member.store.ts';
import { readerZone } from './reader-zone.policy.ts';

type Reached = Pick<Address, 'kind' | 'value'>;

/** Confirmed ones. */
function addressesOf({ email, emailVerified, phone, phoneVerified }: MemberWithContact): Reached[] {
  return [
    ...(emailVerified ? [{ kind: 'email', value: email } as const] : []),
    ...(phone !== null && phoneVerified ? [{ kind: 'phone', value: phone } as const] : []),
  ];
}

const channelTo = (kind: Address['kind'], { services }: Context) => channelsTo(kind, services.delivery.channels)[0];

/** Goes to the other address where there is one: whoever reads the codes sent to one of them could delete what comes there. */
export async function tellOfNewDevice(context: Context, memberId: string, { device, signedInBy }: { device: string; signedInBy: Reached }) {
  const member = await findMemberWithContact(context.db, memberId);
  if (member === null) return;
  const addresses = addressesOf(member).filter(({ kind }) => channelTo(kind, context) !== undefined);
  const to = addresses.find(({ kind }) => kind !== signedInBy.kind) ?? addresses[0];
  if (to === undefined) return;
  const { settings, translations } = context.services;
  await write(context, to, member, 'newDevice', {
    device: device === '' ? translations.text(member.language, 'identity:device.unknown') : device,
    url: settings.publicUrl,
  });
}

/** Goes to the address that was replaced, if one was, and to the other one. `before` is the member as they were. */
export async function tellOfNewAddress(context: Context, before: MemberWithContact, { address, at }: { address: Address; at: Date }) {
  const { language } = before;
  const known = addressesOf(before);
  if (known.some(({ value }) => value === address.value)) return;
  const zone = await readerZone(context.db, before);
  for (const to of known) {
    await write(context, to, before, address.kind === 'phone' ? 'newPhone' : 'newEmail', {
      // One dot that the alphabet of SMS does not have makes it twice as many messages.
      address: maskedAddress(address).replaceAll('•', '*'),
      at: formatMomentIn(language, at.toISOString(), zone),
      url: context.services.settings.publicUrl + pathInLanguage('/settings', language),
    });
  }
}

type Words = 'newDevice' | 'newPhone' | 'newEmail';

async function write(
  context: Context,
  { kind, value: to }: Reached,
  { language }: MemberWithContact,
  words: Words,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const channel = channelTo(kind, context);
  if (channel === undefined) return;
  await context.services.delivery.send(
    context.db,
    channel === 'mail'
      ? { channel, to, language, subject: `identity:mail.${words}.subject`, text: `identity:mail.${words}.text`, values }
      : { channel, to, language, text: `identity:sms.${words}`, values },
  );
}
