/** A bounded map: above `maximum` it removes the least recently used entries. */
export class LruMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #maximum: number;
  readonly #weightOf: (value: Value) => number;
  #weight = 0;

  /** @param weightOf what an entry counts towards `maximum`; 1 unless said otherwise. It must not change for a value */
  constructor(maximum: number, weightOf: (value: Value) => number = () => 1) {
    this.#maximum = maximum;
    this.#weightOf = weightOf;
  }

  /** The value, which is now the one used last. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  /** The value, without counting as a use. */
  peek(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#weight += this.#weightOf(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#maximum) break;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#weight -= this.#weightOf(value);
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }

  /** The least recently used entry comes first. Entries may be deleted meanwhile. */
  entries(): MapIterator<[Key, Value]> {
    return this.#entries.entries();
  }
}
