import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import { mayCall } from "#kernel/permission.ts";
import { mayStage, stagedPieces, stagePiece } from "#platform/files/staged.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { conflict, found, invalidField, notAllowed, Refusal } from "#platform/http/refusal.ts";
import { unggahan } from "../contract.ts";

/** The calls that take pictures or sheets, by their path. */
const TUJUAN = new Map(
  Object.values(contract)
    .flatMap((calls) => Object.values(calls) as Call[])
    .filter(({ files }) => Object.values(files).some(({ kind }) => kind !== "piece"))
    .map((call) => [call.path, call]),
);

export const unggahanCalls: Handlers<typeof unggahan> = implement(unggahan, {
  unggah: {
    async own({ services, user }, { kunci, ke, untuk, potong }) {
      const tujuan = TUJUAN.get(untuk);
      if (!tujuan) throw invalidField("untuk", "Panggilan ini tidak menerima berkas");
      if (!mayCall(tujuan.permission, user)) throw notAllowed(tujuan.tindakan);
      const piece = { idUser: user.idUser, kunci, ke };
      const answer = await mayStage(services.storage, piece);
      if (answer === "beginning") throw conflict("Potongan pertama belum sampai, kirim dari awal");
      if (answer === "full") throw new Refusal(429, "Terlalu banyak unggahan yang belum terpakai, coba lagi nanti");
      await stagePiece(services.storage, piece, found(potong[0], "Potongan").path);
      return { message: "Potongan diterima" };
    },
  },
  getUnggahan: {
    async read({ services, user }, { kunci }) {
      return { data: { ke: await stagedPieces(services.storage, user.idUser, kunci) } };
    },
  },
});
