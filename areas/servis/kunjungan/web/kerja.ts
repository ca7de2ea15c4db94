import { send } from "#web/api/client.ts";
import { type Kunjungan, kunjungan } from "../contract.ts";

/** The form of a visit's work, opened by the visit's code. */
export const KERJA = {
  key: ({ idKunjungan }: Kunjungan) => idKunjungan,
  load: async (idKunjungan: string) => (await send(kunjungan.getDetailKunjungan, { idKunjungan })).data,
  call: kunjungan.kerjakanKunjungan,
  boleh: ({ aksi }: Kunjungan) => aksi.kerjakan,
};
