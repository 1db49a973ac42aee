/**
 * An answer that names each of its fields itself and is the same for whoever asks: what a rule shows to people who may not
 * see the record. It leaves as it is; every other answer is stripped by the caller's rights.
 */
export class CustomAnswer<View extends object> {
  readonly view: View

  constructor(view: View) {
    this.view = view
  }
}
