/** SHA-256 of the prices of `hashedItems`. A price that was meant to change: copy what the failing test prints. */
export const priceHashes: Readonly<Record<string, string>> = {
  '(a) a single door': '926d31e0ec34b5d6054c1662c1d016ad5eef323ccf9b7dedab986fa4367227d8',
  '(b) a coupled surround': '76339250608cf7dd3e6ca0ede00c34c2a5bb8a0b5d05313e5c79077bd87b370c',
  '16. (b) with glass of group B in laminated units':
    '0c550a11b2eb5627ba915cefb0717d4db26eea9affadccf066c1f5d5dc72d06e',
  '(c) a double door': '5838c0a0990724a92812e67ddf95a7ed28bf5b7fb9377034bbac7e9c05e24e8a',
  'walk 1': '09810368b840b71e84fcdd90311363d49897aa64b8883adb0fb8e8f32f5a244b',
  'walk 2': 'b6b2ddb262217d620aa0e295612d326a98d6dc5cb55a1748661f6c41abb070a0',
  'walk 3': 'e814943621a13ac06af010957f87df65a81bad157c9f9396ca6c8609f601fdc6',
  'walk 4': '904f5caf13f9cf38089d33edc366e91c21f9a154a7fac4175913a9f8cbdd56eb',
  'walk 5': 'b7d4539ecc2b325ea62a0ab8b3f9d4fe4ba2a1982c35311ce51b968ce3e2616c',
  'walk 6': 'df69f05e1878410ec90284d14e1ca7943b63a2d9975a9e7a09561c1f3cc3c754',
  'walk 7': '93ef06028fc41f15a3411916ff26cd50a2ab2ab603fba90cfb98117a765da5c3',
  'walk 8': 'a2eb21a7df22755ec4b18ff0f41b6aab6eda9dc97bc8604cc8ffa8fe31fa5d01',
  'walk 9': '31430707878f1314207ce41d8ce60a7081de68e87bd9b0c96d62869ff0feebb7',
  'walk 10': '2b257ddd2b79e0597b1a2fa103402b8a546f57654a9172d2948e573717ac25a5',
};
