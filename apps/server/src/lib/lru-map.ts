/** A map of at most `most` entries: what is set goes to its end, and beyond `most` the entry that was set the longest ago is dropped. */
export class LruMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number;
  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#most && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
