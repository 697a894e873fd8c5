import type { CallContext, Ports } from '@door/api/ports/context';
import { words } from '@door/api/words';
import { clientId } from '@door/domain/item/ids';
import { type AnyTRPCRouter, TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../adapters/identity.ts';
import { faultFacts } from '../adapters/log.ts';

export interface CallRouters {
  readonly public: AnyTRPCRouter;
  readonly installer: AnyTRPCRouter;
}

interface CallFacts {
  readonly ports: Ports;
  readonly routers: CallRouters;
  readonly identity: Identity;
}

const maxBatchSize = 20;

/** The two endpoints: visitors on one, people of the supplier with a token on the other. */
export async function mountCalls(app: FastifyInstance, { ports, routers, identity }: CallFacts): Promise<void> {
  const personOf = async (request: FastifyRequest) => {
    const person = await identity.personOf(bearerToken(request));
    if (!person) throw new TRPCError({ code: 'UNAUTHORIZED', message: words.logIn });
    return person;
  };
  await mountEndpoint(app, {
    prefix: '/trpc/public',
    router: routers.public,
    ports,
    admit: async () => undefined,
    createContext: async (request) => ({ ...visitorOf(request), ...requestFacts(request, ports) }),
  });
  await mountEndpoint(app, {
    prefix: '/trpc/installer',
    router: routers.installer,
    ports,
    admit: async (request) => void (await personOf(request)),
    createContext: async (request) => ({ ...(await personOf(request)), ...requestFacts(request, ports) }),
  });
}

interface Endpoint {
  readonly prefix: string;
  readonly router: AnyTRPCRouter;
  readonly ports: Ports;
  /** Refuses a whole request, so that a stranger does not even learn which calls there are. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  readonly createContext: (request: FastifyRequest) => Promise<CallContext>;
}

async function mountEndpoint(app: FastifyInstance, endpointFacts: Endpoint): Promise<void> {
  const { prefix, router, ports, admit, createContext } = endpointFacts;
  const options: FastifyTRPCPluginOptions<AnyTRPCRouter> = {
    trpcOptions: {
      router,
      maxBatchSize,
      createContext: ({ req }) => createContext(req),
      onError: ({ error, path, req }) => {
        if (error.code !== 'INTERNAL_SERVER_ERROR') return;
        ports.log.error({ requestId: req.id, call: path, ...faultFacts(error) }, 'A call failed.');
      },
    },
  };
  const endpoint = async (scope: FastifyInstance) => {
    scope.addHook('preValidation', async (request) => {
      await admit(request);
      refuseUnstorableText(request);
    });
    await scope.register(fastifyTRPCPlugin, options);
  };
  await app.register(endpoint, { prefix });
}

const requestFacts = (request: FastifyRequest, ports: Ports) => ({
  ...ports,
  requestId: request.id,
  address: request.ip,
});

const defaultClient = '-1022';

function visitorOf(request: FastifyRequest): Pick<CallContext, 'clientId' | 'caller'> {
  const header = request.headers['x-client-id'] ?? defaultClient;
  if (typeof header !== 'string' || !/^-?\d{1,9}$/.test(header)) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The header x-client-id must be the number of a supplier.' });
  }
  return { clientId: clientId(Number(header)), caller: { role: 'public' } };
}

const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,8000})$/i.exec(request.headers.authorization ?? '')?.[1];

/** Characters that no text column holds: NUL, and halves of surrogate pairs. As JSON escapes them. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89ab][0-9a-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][0-9a-f]{2}\\u)d[c-f])/i;

function refuseUnstorableText({ body, url }: FastifyRequest): void {
  const texts = [typeof body === 'string' ? body : '', decoded(url)];
  if (texts.every((text) => !unstorable.test(text) && !text.includes('\0'))) return;
  throw new TRPCError({ code: 'BAD_REQUEST', message: 'The input contains characters that cannot be stored.' });
}

/** The router has refused addresses that cannot be decoded; query strings it leaves to us. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url.replaceAll('+', ' '));
  } catch {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The address is not well formed.' });
  }
}
