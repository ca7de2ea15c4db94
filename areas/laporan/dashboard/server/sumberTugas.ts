import type { JenisPutusan } from "#areas/sistem/persetujuan/contract.ts";
import type { Milik } from "#company/orderMilik.ts";
import type { Permission } from "#kernel/permission.ts";
import type { Fragment } from "#platform/db/database.ts";
import type { ReadCtx, User } from "#platform/http/context.ts";
import type { JenisTugas } from "../isiTugas.ts";

export type Saat = ReadCtx & {
  /** Whose orders alone the person sees; null: all of them. */
  milik: Milik;
  /** The keys of what the person may decide: not one's own requests, nor what the limits leave to others. */
  menunggu: (jenis: JenisPutusan) => Fragment;
};

/**
 * A kind of task. It is of those who have the permission for one of the calls that deal with it and, where `untuk` says
 * so, of these alone.
 */
export type Sumber = {
  jenis: JenisTugas;
  milik: readonly Permission[];
  untuk?: (user: User) => boolean;
  /** Hands to `baca`: `id`, `kunci`, `keterangan`, `tanggal`, `nominal` and `urut`, by which the most urgent comes first. */
  isi<Hasil>(saat: Saat, baca: (yang: Fragment) => Promise<Hasil>): Promise<Hasil>;
};
