/** SHA-256 of the prices of `hashedItems`. A price that was meant to change: copy what the failing test prints. */
export const priceHashes: Readonly<Record<string, string>> = {
  '(a) a single door': '926d31e0ec34b5d6054c1662c1d016ad5eef323ccf9b7dedab986fa4367227d8',
  '(b) a coupled surround': '76339250608cf7dd3e6ca0ede00c34c2a5bb8a0b5d05313e5c79077bd87b370c',
  '16. (b) with glass of group B in laminated units':
    '0c550a11b2eb5627ba915cefb0717d4db26eea9affadccf066c1f5d5dc72d06e',
  '(c) a double door': '5838c0a0990724a92812e67ddf95a7ed28bf5b7fb9377034bbac7e9c05e24e8a',
  'walk 1': 'f0ff3f89a45eebbd9f9a633e855a1ce9a4e9a5a6b7a8222190281d7c246b6f3c',
  'walk 2': '1ba389d336cfaaebd1297340fa482e8545aab4e00b82771b1f8fadbd2a9537e3',
  'walk 3': '60b0f735c799b70c87a59c804b72a73eb342bf37d94b842aa263150d6a76d051',
  'walk 4': '1c2da58c33029cf6f0a5e2dcdeaaa617f397b159057ea84d8a32ff1d03a6e5f5',
  'walk 5': '2864d40144f9284265c6e915855b6226ffa3a49bf9a5ef560c8cc0fac521181b',
  'walk 6': '85eafb4be4fa5f31b3debbb42004b8e8ce065cb69e55c095f5cf11830a2bd6dc',
  'walk 7': 'bca6d93e6143582876ec79388c7dc8ddeb36877a84b1ba845ea0322a6ce8e444',
  'walk 8': 'bc68ff1fe28bef1ab7158d6af4b550434cc0ce68fdbc6e46966d163bf06fbe3c',
  'walk 9': 'f5e100144caac6e37e1fe564c73401d4b6587fca5651b7dd3c54b785d0e48d5c',
  'walk 10': '7cde470e0a2e32b3de60d737aed29bf55f9dee0038359c1423e59938b57fa502',
};
