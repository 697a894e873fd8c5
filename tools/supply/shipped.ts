/** A package as package-lock.json has it, with what is read of it. */
export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** A package that runs where the product runs: on the server, or in the pages. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** As its author declares it; '' where nothing is declared. */
  readonly licence: string;
  /** `sha512-…` in base64; '' for the product's own packages. */
  readonly integrity: string;
  /** Folder in the project, which is also the key in package-lock.json. */
  readonly path: string;
  /** Folders of the packages that it asks for. */
  readonly needs: readonly string[];
  readonly isOwn: boolean;
}

/** What is started or served. Their development dependencies and their peers (types, compilers) are not. */
const programs = ['apps/server', 'apps/web'];

/** Development dependencies of which a part is built into the pages. */
const builtIn = ['node_modules/daisyui'];

/** Every package that is shipped on any platform, by its folder. Throws where the lock file misses one. */
export function shippedPackages({ packages }: Lock): readonly Shipped[] {
  const needed = new Set<string>();
  const waiting = [...programs, ...builtIn, ...needsOf(packages, '')];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (needed.has(path)) continue;
    needed.add(path);
    waiting.push(...needsOf(packages, path));
  }
  return [...needed].toSorted().map((path) => shippedAt(packages, path));
}

function shippedAt(packages: Lock['packages'], path: string): Shipped {
  const locked = packages[path];
  if (!locked) throw new Error(`package-lock.json has no ${path}.`);
  const { name, version = '', license = '', integrity = '' } = locked;
  return {
    name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    licence: license,
    integrity,
    path,
    needs: needsOf(packages, path),
    isOwn: !path.includes('node_modules/'),
  };
}

/** Of the project itself only what is optional: Node for each platform. Its other dependencies are tools. */
function needsOf(packages: Lock['packages'], path: string): readonly string[] {
  const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
  const optional = Object.keys(optionalDependencies);
  const required = path === '' ? [] : Object.keys(dependencies).filter((name) => !optional.includes(name));
  return [
    ...required.map((name) => found(packages, path, name) ?? missing(path, name)),
    ...optional.flatMap((name) => found(packages, path, name) ?? []),
  ];
}

function missing(path: string, name: string): never {
  throw new Error(`package-lock.json does not have ${name}, which ${path} needs.`);
}

/** Where Node finds a package from a folder: in the nearest node_modules above it. */
function found(packages: Lock['packages'], from: string, name: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  const locked = packages[path];
  if (locked) return locked.link ? locked.resolved : path;
  if (from === '') return undefined;
  const above = from.lastIndexOf('/node_modules/');
  return found(packages, above < 0 ? '' : from.slice(0, above), name);
}
