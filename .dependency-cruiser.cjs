// The whole architecture as data: which room may use which. Everything not named here is refused.
const rooms = {
  'packages/domain': [],
  'packages/wire': ['packages/domain'],
  'packages/drawing': ['packages/domain'],
  'packages/catalogue': ['packages/domain', 'packages/drawing'], // drawing: for its sweep tests only
  'packages/api': [
    ...['packages/domain', 'packages/wire', 'packages/drawing', 'packages/cutting'], // cutting: its types; tests also cut
    'apps/server/src/testing', // for tests, which run on the server's stores: no product imports a folder named testing
  ],
  'packages/cutting': [],
  'packages/photo': [],
  'packages/ui': [],
  'apps/server': [
    'packages/domain',
    'packages/wire',
    'packages/drawing',
    'packages/catalogue',
    'packages/api',
    'packages/cutting',
  ],
  'apps/web': ['packages/domain', 'packages/wire', 'packages/drawing', 'packages/photo', 'packages/ui'], // and packages/api as types only
  e2e: ['packages/domain', 'packages/catalogue', 'apps/server', 'bench', 'faults'], // apps/server: the PostgreSQL of its tests; bench, faults: counters and load, to hold the budgets in every test run
  bench: [
    ...['packages/domain', 'packages/wire', 'packages/drawing', 'packages/catalogue', 'packages/cutting'], // drawing, catalogue: the pictures it weighs
    ...['e2e', 'apps/server', 'packages/api'], // e2e: its visitor and its server; apps/server: the PostgreSQL of its tests; packages/api: its calls without HTTP
  ],
  faults: ['packages/domain', 'apps/server', 'e2e', 'bench'], // apps/server: the helpers of its tests; e2e: an order; bench: random numbers, its table
};

const pureRooms = 'packages/(domain|wire|drawing|cutting|photo)';
const exactly = (room) => `^${room}/`;

const directions = Object.entries(rooms).map(([room, uses]) => ({
  name: `direction of ${room}`,
  comment: `${room} may use ${uses.join(', ') || 'no other room'}. Move the code to the room that may know both.`,
  severity: 'error',
  from: { path: exactly(room) },
  to: {
    path: '^(packages|apps|e2e|bench|faults)/',
    pathNot: [room, ...uses].map(exactly),
    ...(room === 'apps/web' ? { dependencyTypesNot: ['type-only'] } : {}),
  },
}));

// The layers of the domain, lowest first: each folder may use its own layer and those before it, also for types. What an item and
// the catalogue's rows are stands below the door that is made of them. Tests and testing/ may use all.
const domainLayers = [
  ...['lib', 'door/model', 'catalogue/rows', 'messages', 'door'],
  ...['people', 'settings', 'making', 'selling', 'stored', 'catalogue'],
];

const domain = '^packages/domain/src/';
const noProduct = '\\.test\\.ts$|/testing/';

const domainDirections = domainLayers.map((layer, place) => {
  const lowerFloors = domainLayers.filter((other) => other.startsWith(`${layer}/`));
  return {
    name: `layers of the domain: ${layer}`,
    comment: `${layer}/ uses only layers before it in domainLayers (.dependency-cruiser.cjs), also for types. Hand in what it needs, or move what both share down.`,
    severity: 'error',
    from: { path: `${domain}${layer}/`, pathNot: [noProduct, ...lowerFloors.map((floor) => `${domain}${floor}/`)] },
    to: { path: domain, pathNot: `${domain}(${domainLayers.slice(0, place + 1).join('|')})/` },
  };
});

// The inner order of the pages: each folder may use those named and itself; the files beside them (routes.ts …) join all.
const pagesOrder = {
  shared: [],
  designer: ['shared'],
  visitor: ['shared', 'designer'],
  office: ['shared', 'designer'],
};

const pages = '^apps/web/src/';

const pagesDirections = Object.entries(pagesOrder).map(([folder, uses]) => ({
  name: `inner order of web: ${folder}`,
  comment: `${folder}/ may use ${uses.map((use) => `${use}/`).join(', ') || 'no other folder of the pages'}, also for types. Hand in what it needs, or move what both share down.`,
  severity: 'error',
  // The table of the office's screens hands the customer's own page to the one that shows it.
  from: { path: `${pages}${folder}/`, pathNot: `${pages}office/office-routes\\.ts$` },
  to: { path: pages, pathNot: [folder, ...uses, 'styles'].map((allowed) => `${pages}${allowed}/`) },
}));

// The inner order of the office, lowest first: what screens share, then the screens. Types may be of any folder.
const officeOrder = [
  ...['messages', 'queries', 'help', 'layout', 'plot', 'open-item', 'saving-form', 'list', 'sale', 'promise'],
  ...['login', 'items', 'paper-review', 'order-review', 'quote-review', 'quotes', 'batches', 'diary'],
  ...['orders', 'enquiries'],
  ...['customers', 'vendors', 'item-page', 'photos', 'survey', 'work-sheet', 'pricing', 'catalogue', 'settings'],
  ...['stock', 'bank', 'purchasing', 'delivery', 'my-day'],
  ...['system-status', 'users', 'home', 'works', 'command-palette'],
];

const office = `${pages}office/`;
const noScreen = '\\.test\\.tsx?$|/testing/';

const officeDirections = officeOrder.map((folder, place) => ({
  name: `inner order of the office: ${folder}`,
  comment: `${folder}/ uses only folders before it in officeOrder (.dependency-cruiser.cjs). Move what both share into the lower one, or to layout/ or list/.`,
  severity: 'error',
  // office-layout.tsx is the frame around every screen, with the command palette in it.
  from: { path: `${office}${folder}/`, pathNot: [noScreen, `${office}layout/office-layout\\.tsx$`] },
  to: {
    path: `${office}[^/]+/`,
    pathNot: `${office}(${officeOrder.slice(0, place + 1).join('|')})/`,
    dependencyTypesNot: ['type-only'],
  },
}));

module.exports = {
  forbidden: [
    ...directions,
    ...domainDirections,
    {
      name: 'every folder of the domain is in a layer',
      comment: 'Put it into one of domainLayers.',
      severity: 'error',
      from: { path: domain, pathNot: [`${domain}(${domainLayers.join('|')})/`, noProduct] },
      to: {},
    },
    ...pagesDirections,
    ...officeDirections,
    {
      name: 'every folder of the office has its place',
      comment: 'Name the new folder in officeOrder, above the folders that it uses.',
      severity: 'error',
      from: { path: `${office}[^/]+/`, pathNot: [`${office}(${officeOrder.join('|')})/`, noScreen] },
      to: {},
    },
    {
      name: 'web knows calls as types only',
      comment: 'A value from packages/api would drag the server into the page: use `import type`.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(packages/(api|catalogue)|apps/server)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure rooms use no library',
      comment:
        'Domain, wire, drawing, cutting and photo run anywhere because they need nothing. Pass in what the rule needs.',
      severity: 'error',
      from: { path: `^${pureRooms}/src`, pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: 'node_modules|^node:', dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'core'] },
    },
    {
      name: 'documents are painted and written in their worker',
      comment:
        'Only document-worker.ts loads the renderer and the PDF writer: the main thread must go on answering. Send it an order.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot:
          '/documents/(document-worker|paint-[a-z]+|pdf/[a-z-]+|pdf/(?:batch|door|handover|load|purchase)/[a-z-]+)\\.ts$|\\.test\\.ts$|/testing/',
      },
      to: { path: '/documents/(paint-|pdf/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'bars are planned in their worker',
      comment:
        'A plan takes a core for seconds: only optimizer-worker.ts and the command line plan bars. Ask the port `CuttingOptimizer`.',
      severity: 'error',
      from: {
        path: '^(packages/api|apps/server)/src/',
        pathNot: '/cutting/optimizer-worker\\.ts$|/scripts/cut\\.ts$|\\.test\\.ts$|/testing/',
      },
      to: { path: '^packages/cutting/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no circles',
      comment: 'Two files that need each other are one file, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no circles, not even of types',
      comment: 'A type that two files need from each other belongs into the lower one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'configure is for pages, calls and tests',
      comment: 'Wire and drawing do not know configure/. Hand in what is needed, as `findings` takes `tryAction`.',
      severity: 'error',
      from: { path: '^packages/(wire|drawing)/src/', pathNot: noProduct },
      to: { path: `${domain}configure/` },
    },
    {
      name: 'English only in messages',
      comment:
        'Only folders and files named messages import English texts; everything else takes the messages that it is handed.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '/messages/|/messages\\.ts$|\\.test\\.tsx?$|/testing/' },
      to: { path: '^packages/domain/src/messages/(english/|english\\.ts|trade-english\\.ts)' },
    },
    {
      name: 'nobody imports a tool',
      comment: 'Tools look at the project, and nothing of the project stands on them.',
      severity: 'error',
      from: { pathNot: '^(tools|scripts)/' },
      to: { path: '^(tools|scripts)/' },
    },
    {
      name: 'nobody imports a test',
      comment: 'What a test and the product share belongs to the product, or to a folder named testing.',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'product does not import testing',
      comment: 'Builders and fakes stay with the tests.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/testing/|^e2e/|^bench/|^faults/|^tools/' },
      to: { path: '/testing/' },
    },
    ...['^apps/web/src/designer/steps/([^/]+)/', '^apps/web/src/visitor/(legal|not-found|shared|submit)/'].map(
      (screens) => ({
        name: 'screens stand alone',
        comment: 'A screen that needs another screen needs a piece that both share: move it to designer/ or ui.',
        severity: 'error',
        from: { path: screens },
        to: { path: screens, pathNot: screens.replace(/\(.*\)/, '$1') },
      }),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
