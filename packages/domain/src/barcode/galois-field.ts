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
export function correctionOf(data: readonly number[], count: number): readonly number[] {
  const divisor = generator(count);
  let rest: readonly number[] = divisor.map(() => 0);
  for (const codeword of data) {
    const [first = 0, ...others] = rest;
    const factor = codeword ^ first;
    rest = divisor.map((coefficient, index) => (others[index] ?? 0) ^ product(coefficient, factor));
  }
  return rest;
}
