/** SHA-256 of the prices of `hashedItems`. A price that was meant to change: copy what the failing test prints. */
export const priceHashes: Readonly<Record<string, string>> = {
  '(a) a single door': '926d31e0ec34b5d6054c1662c1d016ad5eef323ccf9b7dedab986fa4367227d8',
  '(b) a coupled surround': '76339250608cf7dd3e6ca0ede00c34c2a5bb8a0b5d05313e5c79077bd87b370c',
  '16. (b) with glass of group B in laminated units':
    '0c550a11b2eb5627ba915cefb0717d4db26eea9affadccf066c1f5d5dc72d06e',
  '(c) a double door': '5838c0a0990724a92812e67ddf95a7ed28bf5b7fb9377034bbac7e9c05e24e8a',
  'walk 1': '774a4cd10eebe27f90841e1c4454073bc37380a8bbe19cd5129eada5111deed4',
  'walk 2': '75e7e63a8fdc2c13cf7006e5e24f5b78f152e67ff5f2884a191e6d89d8178069',
  'walk 3': 'fa345e2e394f2f4bb3eea073619e89d2d4d6be9360e80f0278add9566c01a7cb',
  'walk 4': 'aa274bb1ecc1c2a1c94ee53d94c8d83c492cffe6a50728b5d7bb51ab98a537b0',
  'walk 5': '8c1a33ce899cb26e15fdc32da0606996d52c7a757c536b2a6000ff3dc39b674b',
  'walk 6': '86285759362acaa960ac2bf058e0594c717e83f845f17c778d70257c4aec1b2b',
  'walk 7': '873ec7bfb3c0bfa3fc2454baa968878f45402868baed7b2a3d17d5b7e7c2bce1',
  'walk 8': '8e6e21ba1dc27df1c214f8716b3b5768a15aa8dc62e8616704766474683f976e',
  'walk 9': '215cbb65c830d2db635197d5b886f6b2382a9ff54d2f9b8f48ab525f16280251',
  'walk 10': '7b06d2a75a0ae97409f1641c6f53d93a2ecf9991b7ad1fb6d5b3e2f2a680cc2d',
};
