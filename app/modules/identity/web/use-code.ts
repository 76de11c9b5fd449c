/** Asking for a code and giving it back, whatever it is for. */
import type { CallFailure } from '#platform/operation/errors.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { type CodePurpose, sendOtp } from '../sign-in.contract.ts';
import type { AddressInput } from './use-address.ts';
import { keepCode, useKeptCode } from './use-kept-code.ts';

export interface SentCode {
  readonly address: AddressInput;
  /** The address as it is shown, all but its ends hidden. */
  readonly to: string;
  readonly channel: OutputOf<typeof sendOtp>['channel'];
  /** By which the next one can come. */
  readonly channels: OutputOf<typeof sendOtp>['channels'];
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly resendAt: number;
  /** Milliseconds since 1970. */
  readonly goodUntil: number;
}

export interface CodeSending {
  readonly sent: SentCode | null;
  /** Resolves to whether a code is on its way. */
  readonly send: (address: AddressInput, channel?: 'sms' | 'whatsapp') => Promise<void>;
  readonly pending: boolean;
  readonly failure: CallFailure | null;
  /** Back to the address. */
  readonly change: () => void;
  /** It has been of use: the tab keeps nothing of it. */
  readonly forget: () => void;
}

export function useCode(purpose: CodePurpose): CodeSending {
  const command = useCommand(sendOtp);
  const [sent, set] = useKeptCode(purpose);
  return {
    sent,
    async send(address, channel) {
      const answer = await command.run({ ...address, ...(channel !== undefined && { channel }), purpose });
      if (answer === null) return;
      set({
        address,
        to: answer.to,
        channel: answer.channel,
        channels: answer.channels,
        message: answer.message,
        resendAt: Date.now() + answer.resendInSeconds * 1000,
        goodUntil: Date.now() + answer.expiresInSeconds * 1000,
      });
    },
    pending: command.pending,
    failure: command.failure,
    change: () => set(null),
    forget: () => keepCode(purpose, null),
  };
}
