import type { AccessStore, PageCode, PageDevice } from '@door/api/customer-page/access-store';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { lockName } from '../lock-name.ts';
import { isOfSale } from './link-store.ts';
import { customerLink, pageCode, pageDevice } from './schema.ts';

export function accessStore(queries: Queries, client: number): AccessStore {
  const ownCode = eq(pageCode.clientId, client);
  const ownDevice = eq(pageDevice.clientId, client);
  return {
    lock: (tokenHash) => lockName(queries, client, `codes of ${tokenHash}`),
    codes: async (tokenHash) => {
      const rows = await queries
        .select()
        .from(pageCode)
        .where(and(ownCode, eq(pageCode.tokenHash, tokenHash)))
        .orderBy(asc(pageCode.madeAt), asc(pageCode.id));
      return rows.map(codeOf);
    },
    code: async (id) => {
      const [row] = await queries
        .select()
        .from(pageCode)
        .where(and(ownCode, eq(pageCode.id, id)));
      return row && codeOf(row);
    },
    addCode: async (code) => {
      await queries.insert(pageCode).values({ clientId: client, ...codeRowOf(code) });
    },
    saveCode: async (code) => {
      await queries
        .update(pageCode)
        .set(codeRowOf(code))
        .where(and(ownCode, eq(pageCode.id, code.id)));
    },
    addDevice: async ({ madeAt, ...device }) => {
      await queries.insert(pageDevice).values({ clientId: client, ...device, madeAt: new Date(madeAt) });
    },
    device: async (deviceHash) => {
      const [row] = await queries
        .select()
        .from(pageDevice)
        .where(and(ownDevice, eq(pageDevice.deviceHash, deviceHash)));
      return row && deviceOf(row);
    },
    devices: async (tokenHash) => {
      const rows = await queries
        .select()
        .from(pageDevice)
        .where(and(ownDevice, eq(pageDevice.tokenHash, tokenHash)))
        .orderBy(asc(pageDevice.madeAt), asc(pageDevice.id));
      return rows.map(deviceOf);
    },
    removeDevice: async ({ tokenHash, id }) => {
      await queries
        .delete(pageDevice)
        .where(and(ownDevice, eq(pageDevice.tokenHash, tokenHash), eq(pageDevice.id, id)));
    },
    removeAll: async (sale) => {
      const links = queries
        .select({ tokenHash: customerLink.tokenHash })
        .from(customerLink)
        .where(and(eq(customerLink.clientId, client), isOfSale(customerLink, sale)));
      await queries.delete(pageCode).where(and(ownCode, inArray(pageCode.tokenHash, links)));
      await queries.delete(pageDevice).where(and(ownDevice, inArray(pageDevice.tokenHash, links)));
    },
  };
}

const codeRowOf = ({ madeAt, usedAt, ...code }: PageCode) => ({
  ...code,
  madeAt: new Date(madeAt),
  usedAt: usedAt === null ? null : new Date(usedAt),
});

const codeOf = ({ clientId: _, madeAt, usedAt, ...row }: typeof pageCode.$inferSelect): PageCode => ({
  ...row,
  madeAt: madeAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

const deviceOf = ({ clientId: _, madeAt, ...row }: typeof pageDevice.$inferSelect): PageDevice => ({
  ...row,
  madeAt: madeAt.toISOString(),
});
