/** SHA-256 of the prices of `hashedItems`. A price that was meant to change: copy what the failing test prints. */
export const priceHashes: Readonly<Record<string, string>> = {
  '(a) a single door': '926d31e0ec34b5d6054c1662c1d016ad5eef323ccf9b7dedab986fa4367227d8',
  '(b) a coupled surround': '76339250608cf7dd3e6ca0ede00c34c2a5bb8a0b5d05313e5c79077bd87b370c',
  '16. (b) with glass of group B in laminated units':
    '0c550a11b2eb5627ba915cefb0717d4db26eea9affadccf066c1f5d5dc72d06e',
  '(c) a double door': '5838c0a0990724a92812e67ddf95a7ed28bf5b7fb9377034bbac7e9c05e24e8a',
  'walk 1': '3e1045414b31fefb5719eaa77034f7882c01cd55370259c00fece7706a652653',
  'walk 2': '9170dfeb1d30f8f7cb32c135d13f1b1999eafcbe79b5319e6e9f1cd988eb3011',
  'walk 3': '0869b42655218b715ea9fd4d2913c662b814aae9785a31d7c5b961e2418d20d3',
  'walk 4': '11b9b48906c80ab5e7331655a64d121bc39922fd4e0526f09cef8c4e3630b824',
  'walk 5': 'dbc2983362cb9745143e15568a00e700db3d630c1b669d8a2de34a67acd08525',
  'walk 6': '6b056723a9b72117d4dcc0d4f13cfe45d0a265d63a8f10385c8846928337e6e7',
  'walk 7': '52fdbdea3d3dd8f914b6188add40f538d28668fd7540c3a01691150b87eeed0b',
  'walk 8': 'd23f414c69f299971677ec0fa4dc5d832782450073b358509bf325d0734a9727',
  'walk 9': '2b6af4bb24781d6caff2c22af32c8d7b6561b0b49b5397652fcc2d6c65ef83b4',
  'walk 10': '489ea0163cca32dfccdbbf02c7269d514a038a279dd228419a85ef1bbdc56143',
};
