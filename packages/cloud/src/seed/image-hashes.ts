/** Hashes of the seeded images' data; to compute those of gigabytes would take longer than all else of the seed. */
export const IMAGE_HASHES: Readonly<Record<string, { md5: string; sha512: string }>> = {
  'Ubuntu 24.04 LTS': {
    md5: 'c6bcee400498b05dbb003e12a9030ed1',
    sha512:
      '29856b5823bff64cf3768771761fb401ef01322a7f691742ea7c4cb2c85281eaf51dacf451a77776a03e4978539ac7d1914b8a8e1a97362c02e2148681eccc2a',
  },
  'Ubuntu 22.04 LTS': {
    md5: '8bc98169ba2c9c79fc3a58a359b5a81b',
    sha512:
      '8908f80aa0f1fef1a05249ce78760f39d8ddaed55ff46553247b7ee4c4941a9f634e8a189d340ffdbbf5326b42c8436d6cfce4d44c3add6c1a1bb821983cfea5',
  },
  'Debian 12': {
    md5: '18a37ff87f37c9e4c7fb7f2a02c9bd6e',
    sha512:
      'e06b1db96adfb8cc5d7f647a7b3abd43e19336c7ae64021f33531d8cb0aac9298d93f05857f83c975121d13e809bdbdef5ccc13f5cc69fbb09896ebd366afdb5',
  },
  'Fedora 42': {
    md5: 'a4a01603cbd0843a2d300f4ce46969fd',
    sha512:
      '6b9b5c3187b1080f409bb308be129fdd5bb79c9f860a801b613cdb916fb05b6419afed23293e71411b17de0d2923055021b4c62eb5c378e12d27a022d4c0ccd2',
  },
  'Rocky Linux 9': {
    md5: '8d023f3dabd5d4fc79cc516c759d927f',
    sha512:
      'e5f8d0da48e8c6b4d4b9d52e14b67e1ba7b8401119be01e40c2656e77e95a033d8363be88ff92a702387982bad51f41e1a4972c0563650d6cd3e6091555f3cf0',
  },
  'CirrOS 0.6': {
    md5: '3feecb1452426651a61445ff5614d1db',
    sha512:
      '7c23e895f22261dd2495888d9c19ff58dd2c7c3bc832e8c4a0b9c1fec15096f6eec128f700a304bb368c52ef3e27bb3ac802511cfc14451107a69cc6f50d1761',
  },
  'Windows Server 2025': {
    md5: '94532a2cd6cc0cf91870e889b258866d',
    sha512:
      'f357eebb658756334445545c2270ca79902449e0e863b300e2b49e03b8a64075ed9b58c28444d1c868668f14b5e35de7d31f5daf26e266f277ab972076514314',
  },
  'golden-web-base': {
    md5: 'c49850af4b55f56cac5e711673a29523',
    sha512:
      'b6999b8973486f7bea8897c3728b50ca5d1333e270918864d1c48bd69281acc8426ee9b9119a4d034efcfbf16a6039105ddc12fe47cbbef55b2c41f039b57d4f',
  },
  'db-1 before upgrade': {
    md5: 'bc00e072731c43d3ace76eeb5b5f09f1',
    sha512:
      '23d7bce791e186466c1117212ca88bd6c727f0dcb56dc826c1a3edc61e62c37e919477448aa1a2bf0b35b6de3db4eb316770957d4df9dc73ec6137fdbcb0f246',
  },
  'rescue-tools': {
    md5: 'dfa1bf4263dc9441cd30d42235b6c630',
    sha512:
      'dafaada0b9e05f50cf512fc50ebd2b76127a8b420787e2ac5d1088c0d25806feea25b725565dd9a3c9e790303932589c3c2e53377b2678398695457c978a720e',
  },
  'legacy-erp': {
    md5: '4c59f4274b1492cca00f2ce6af44e27f',
    sha512:
      'ff611d3d745a2f96f77f245c3ca070cba69c2dc2a0d10f8690e596ba1209d679ce962d66f27e9d6e226bb8706ad67a218ea0f89a68ad7b6334fc0a5fcbc8c565',
  },
  'Alpine 3.22 (community)': {
    md5: '485cfa1b28e9b6bd5c87845695f2d047',
    sha512:
      '7170c236b82a03377cfdf860dadf7092291cca3173d657b98eecf0c1cb050ae601200cd242431ebb72b8dafff0c29afddbdd8be31a15531aa876c7f2636b09b7',
  },
  'amphora-haproxy': {
    md5: '643b878034022072ded2bcf6f493efe7',
    sha512:
      '609b1a1e07b482c82575b503185b2ed7851ce9e1bc70fe2a6bfa71b86237df076841904aa7e4af0f449fa71dd6dd3f968ba7a2a5f72c5fc90f1dc9bca24be231',
  },
  'analytics-notebook': {
    md5: 'f3cd8d94198105af5e478a0c68b5402f',
    sha512:
      '1891d9727e328fc1a8c8bb1f669b01f2d3c688389ceddc67ac9c49cbf81cc7f11bd9881122c0f92d0a7a486713c0125d5ca2dda6a4e81653946e3c88afac265f',
  },
}
