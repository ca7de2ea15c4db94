import * as z from "zod/mini";
import type { Alias } from "#platform/http/alias.ts";
import { pelepasanAsset } from "../contract.ts";

const { idAsset, alasan, hargaJual, idRekening, keterangan } = pelepasanAsset.addPelepasanAsset.input.shape;
const { idPengajuan, statusPengajuan, note } = pelepasanAsset.approvePelepasanAsset.input.shape;

/** Disposal for programs elsewhere. */
export const aliasesPelepasan: readonly Alias[] = [
  {
    route: "POST /assetWeb/lepasAsset",
    call: pelepasanAsset.addPelepasanAsset,
    asks: z.object({ idAsset, alasan, harga: hargaJual, idRekening, keterangan }),
    enter: ({ harga, ...rest }) => ({ ...rest, hargaJual: harga }),
  },
  {
    route: "POST /assetWeb/putuskanLepas",
    call: pelepasanAsset.approvePelepasanAsset,
    asks: z.object({ id: idPengajuan, status: statusPengajuan, keterangan: note }),
    enter: ({ id, status, keterangan, ...rest }) => ({
      note: keterangan,
      ...rest,
      idPengajuan: id,
      statusPengajuan: status,
    }),
  },
];
