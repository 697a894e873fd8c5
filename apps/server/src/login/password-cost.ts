/** Costs of scrypt, as a stored hash names them (`ln` is the binary logarithm of N). */
export interface ScryptCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** 128 MiB and about 0.4 s of a processor for each guess from a stolen hash, as OWASP advises since 2023. */
export const presentCost: ScryptCost = { ln: 17, r: 8, p: 1 };
