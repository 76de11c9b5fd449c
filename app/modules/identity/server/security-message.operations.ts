/** What members are told when their account was entered or changed, where whoever did it is least likely to read it first. */
import { formatMoment } from '#platform/i18n/format.ts';
import { pathInLanguage } from '#platform/i18n/languages.ts';
import type { Context } from '#platform/operation/context.ts';
import { type Address, maskedAddress } from './address.policy.ts';
import { findMemberWithContact, type MemberWithContact } from './member.store.ts';

type Reached = Pick<Address, 'kind' | 'value'>;

/** Confirmed ones. */
function addressesOf({ email, emailVerified, phone, phoneVerified }: MemberWithContact): Reached[] {
  return [
    ...(emailVerified ? [{ kind: 'email', value: email } as const] : []),
    ...(phone !== null && phoneVerified ? [{ kind: 'phone', value: phone } as const] : []),
  ];
}

/** Goes to the other address where there is one: whoever reads the codes sent to one of them could delete what comes there. */
export async function tellOfNewDevice(context: Context, memberId: string, { device, signedInBy }: { device: string; signedInBy: Reached }) {
  const member = await findMemberWithContact(context.db, memberId);
  if (member === null) return;
  const addresses = addressesOf(member);
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
  for (const to of known) {
    await write(context, to, before, address.kind === 'phone' ? 'newPhone' : 'newEmail', {
      // One dot that the alphabet of SMS does not have makes it twice as many messages.
      address: maskedAddress(address).replaceAll('•', '*'),
      at: formatMoment(language, at.toISOString()),
      url: context.services.settings.publicUrl + pathInLanguage('/settings', language),
    });
  }
}

type Words = 'newDevice' | 'newPhone' | 'newEmail';

async function write(
  { db, services: { delivery } }: Context,
  { kind, value: to }: Reached,
  { language }: MemberWithContact,
  words: Words,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await delivery.send(
    db,
    kind === 'email'
      ? { channel: 'mail', to, language, subject: `identity:mail.${words}.subject`, text: `identity:mail.${words}.text`, values }
      : { channel: 'sms', to, language, text: `identity:sms.${words}`, values },
  );
}
