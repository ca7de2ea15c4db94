import type { Tx } from "#platform/db/database.ts";

/**
 * The lock of Tutup Buku (migrations/0001_platform.sql). The triggers of dated tables take it with all other
 * writers; who locks what the journal keeps (`jurnal_keadaan`) before it writes takes it first.
 */
export async function bersamaPenulis(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock_shared(1509)`;
}

/** Waits until nobody writes, and keeps all writers waiting until the transaction ends. */
export async function sendirian(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(1509)`;
}
