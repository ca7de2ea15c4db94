import { pelepasanAsset } from "#contract/asset/pelepasan-asset.ts";
import type { Door } from "#server/platform/http/door.ts";

/** Disposal for programs elsewhere. */
export const pintuPelepasan: readonly Door[] = [
  {
    route: "POST /assetWeb/lepasAsset",
    call: pelepasanAsset.addPelepasanAsset,
    enter: ({ harga, ...rest }) => ({ ...rest, hargaJual: harga }),
  },
  {
    route: "POST /assetWeb/putuskanLepas",
    call: pelepasanAsset.approvePelepasanAsset,
    enter: ({ id, status, keterangan, ...rest }) => ({
      note: keterangan,
      ...rest,
      idPengajuan: id,
      statusPengajuan: status,
    }),
  },
];
