/** Why a message did not leave. Carries codes only: what a server answers may repeat the address. */
export class DeliveryFault extends Error {
  /** Trying again cannot help: the address or the message itself was refused. */
  readonly permanent: boolean;

  /** It was the address that was refused: nobody can be reached there. */
  readonly unreachable: boolean;

  constructor(reason: string, permanent: boolean, unreachable = false) {
    super(reason);
    this.name = 'DeliveryFault';
    this.permanent = permanent;
    this.unreachable = unreachable;
  }
}
