import { type QrVersion, qrVersions } from './qr-version.ts';

/** The signs of alphanumeric mode by their values: two take 11 bits instead of 16. */
const alphanumeric = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** A text in the smallest version that holds it, as the bytes that are drawn. */
export interface QrContent {
  readonly version: QrVersion;
  readonly codewords: readonly number[];
}

/** Throws for a text that is too long (see `qrVersions`), or that is not ASCII: readers disagree about more. */
export function qrContent(text: string): QrContent {
  const bits = bitsOf(text);
  const version = qrVersions.find(({ blocks, dataCodewords }) => bits.length <= 8 * blocks * dataCodewords);
  if (!version) throw new Error(`A QR code was asked for ${String(text.length)} signs, which is too many.`);
  return { version, codewords: interleaved(filled(bits, version), version) };
}

const bits = (value: number, count: number): string => value.toString(2).padStart(count, '0');

/** Mode, length, signs. */
function bitsOf(text: string): string {
  const values = Array.from(text, (sign) => alphanumeric.indexOf(sign));
  return values.includes(-1)
    ? `0100${bits(values.length, 8)}${Array.from(text, (sign) => bits(byteOf(sign), 8)).join('')}`
    : `0010${bits(values.length, 9)}${pairsOf(values).join('')}`;
}

function pairsOf(values: readonly number[]): readonly string[] {
  return values.flatMap((value, index) => {
    if (index % 2 === 1) return [];
    const next = values[index + 1];
    return [next === undefined ? bits(value, 6) : bits(45 * value + next, 11)];
  });
}

function byteOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code > 127) throw new Error(`A QR code of ours cannot hold ${sign}.`);
  return code;
}

/** An end mark of four zeros where there is room, then whole bytes, then the two filling bytes in turn. */
function filled(content: string, { blocks, dataCodewords }: QrVersion): readonly number[] {
  const count = blocks * dataCodewords;
  const ended = content.padEnd(Math.min(content.length + 4, 8 * count), '0');
  const bytes = (ended.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  return Array.from({ length: count }, (_, index) => bytes[index] ?? ((index - bytes.length) % 2 === 0 ? 0xec : 0x11));
}

/** A codeword of each block in turn, first all data, then all correction: a scratch then hurts every block a little. */
function interleaved(data: readonly number[], { blocks, dataCodewords, correctionCodewords }: QrVersion) {
  const parts = Array.from({ length: blocks }, (_, block) =>
    data.slice(block * dataCodewords, (block + 1) * dataCodewords),
  );
  return [...inTurn(parts), ...inTurn(parts.map((part) => correctionOf(part, correctionCodewords)))];
}

const inTurn = (parts: readonly (readonly number[])[]): readonly number[] =>
  (parts[0] ?? []).flatMap((_, index) => parts.flatMap((part) => part.slice(index, index + 1)));

/** Powers of 2 in the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5.2), and their logarithms. */
const powers: number[] = [];
const logarithms: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  logarithms[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

const power = (exponent: number): number => powers[exponent % 255] ?? 0;
const logarithm = (value: number): number => logarithms[value] ?? 0;

const product = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : power(logarithm(one) + logarithm(other));

/** (x − 2⁰)(x − 2¹) … without its first coefficient, which is 1. */
function generator(degree: number): readonly number[] {
  let polynomial = [1];
  for (let root = 0; root < degree; root += 1) {
    const shifted = [...polynomial, 0];
    polynomial = shifted.map((each, index) => each ^ product(polynomial[index - 1] ?? 0, power(root)));
  }
  return polynomial.slice(1);
}

/** The remainder of the data by the generator: the codewords by which a reader mends what it cannot see (Reed and Solomon, 1960). */
function correctionOf(data: readonly number[], count: number): readonly number[] {
  const divisor = generator(count);
  let rest: readonly number[] = divisor.map(() => 0);
  for (const codeword of data) {
    const [first = 0, ...others] = rest;
    const factor = codeword ^ first;
    rest = divisor.map((coefficient, index) => (others[index] ?? 0) ^ product(coefficient, factor));
  }
  return rest;
}
