import { type Right, rights } from '@door/domain/people/roles';
import { z } from 'zod';
import { installerRouter, publicRouter } from '../routers.ts';

export const routers = { public: publicRouter, installer: installerRouter } as const;
export type Endpoint = keyof typeof routers;

/** A call as its router keeps it. */
export interface CallDefinition {
  readonly path: string;
  readonly kind: string;
  /** JSON schema of its input; {} for a call without one. */
  readonly input: object;
  readonly right: Right;
  /** Its answer may be kept. */
  readonly isOfSupplierAlone: boolean;
}

const definition = z.object({
  type: z.string(),
  meta: z.object({ right: z.enum(rights), isOfSupplierAlone: z.boolean().default(false) }),
  inputs: z.array(z.unknown()),
});

export const callsOf = (endpoint: Endpoint): readonly CallDefinition[] =>
  Object.entries<unknown>(routers[endpoint]._def.procedures).map(([path, procedure]) => {
    const { type, meta, inputs } = definition.parse(Reflect.get(Object(procedure), '_def'));
    const [schema] = inputs;
    const input = schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
    return { path, kind: type, ...meta, input };
  });

/** Makes a call by its path, `item.getItemById`, with an input of any kind. */
export async function callByPath(caller: object, path: string, input: unknown): Promise<unknown> {
  const call: unknown = path.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), caller);
  if (typeof call !== 'function') throw new Error(`There is no call ${path}.`);
  return call(input);
}
