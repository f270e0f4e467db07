/** Beyond this number the least recently used key is removed. */
const maximumKeys = 20_000;

/** Values of keys that clients choose, in bounded memory. */
export class RecentKeys<Value> {
  readonly #values = new Map<string, Value>();

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** The key counts as just used. */
  set(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > maximumKeys) this.#values.delete(this.#values.keys().next().value ?? '');
  }

  delete(key: string): void {
    this.#values.delete(key);
  }
}
