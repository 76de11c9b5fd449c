/** Why a message did not leave. Carries codes only: what a server answers may repeat the address. */
export class DeliveryFault extends Error {
  /** Trying again cannot help: the address or the message itself was refused. */
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean) {
    super(reason);
    this.name = 'DeliveryFault';
    this.permanent = permanent;
  }
}
