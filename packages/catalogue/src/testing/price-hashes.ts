/** SHA-256 of the prices of `hashedItems`. A price that was meant to change: copy what the failing test prints. */
export const priceHashes: Readonly<Record<string, string>> = {
  '(a) a single door': '926d31e0ec34b5d6054c1662c1d016ad5eef323ccf9b7dedab986fa4367227d8',
  '(b) a coupled surround': '76339250608cf7dd3e6ca0ede00c34c2a5bb8a0b5d05313e5c79077bd87b370c',
  '16. (b) with glass of group B in laminated units':
    '0c550a11b2eb5627ba915cefb0717d4db26eea9affadccf066c1f5d5dc72d06e',
  '(c) a double door': '5838c0a0990724a92812e67ddf95a7ed28bf5b7fb9377034bbac7e9c05e24e8a',
  'walk 1': 'd93ea808a0c7cf775ea3ccf702ef6fdfe0a5985f82174a8dfbba90ea467b82c4',
  'walk 2': 'c690426ceadfffcdcbabf70fd93b8b62b1baa6b0e5559b6daf11261649de8c01',
  'walk 3': '1c578e41b2586fa2cf574b2b2b35970718a20ace7c33cd7198a81be9b0888c88',
  'walk 4': 'd7d4288d19a49b5a5fad81e4c1b57033a99b3c0ce1dace2be8802ded1c41dfa3',
  'walk 5': '3fee5ccbaf651c2c0c79ae8e7d65d9d3fff198e3672a3fdc1576b497568844e6',
  'walk 6': '21651913c1e62285d73a6f0d3af489ce5ce8d4b89b966eb2b266374c88a665ee',
  'walk 7': '0f21859c0c90646588602c6eb44f14dc99e9013085e339b56bfa85800d937781',
  'walk 8': '836c547eb416993653029a12ff7abb781501ca886349be4871ff969d47f3054f',
  'walk 9': '3e1ff199fceb77c0c21d5f7a176ebb21db9a4651acad88a8224ab8e16c6f5505',
  'walk 10': '5468d589be1a3951d8bcd6a07cec5f6ba7bca6d0721bff7f704e55645f4a8755',
};
