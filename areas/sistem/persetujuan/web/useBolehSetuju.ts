import { pelepasanAsset } from "#areas/asset/pelepasan-asset/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { opname } from "#areas/produk/opname/contract.ts";
import { type Boleh, boleh } from "#kernel/row.ts";
import { useCall } from "#web/api/hooks.ts";
import { isKoreksi, type JenisPutusan, type Menunggu } from "../contract.ts";

/**
 * Whether the shown document can be approved now: its own answer, and then what the server says of the effect, which
 * knows whether the account has the money. The same questions as those of DampakPutusan, so nothing is asked twice.
 */
export function useBolehSetuju(row: Menunggu | null): Boleh {
  const asks = (jenis: JenisPutusan) => ({ enabled: row?.jenis === jenis, keepPrevious: false });
  const id = row?.id ?? "";
  const dana = useCall(pengajuan.getDampakApprove, { idPengajuan: id }, asks("pengajuan"));
  const asset = useCall(pengajuanAsset.getDampakApprove, { idPengajuan: id }, asks("pengajuanAsset"));
  const lepas = useCall(pelepasanAsset.getDampakPelepasan, { idPengajuan: id }, asks("pelepasanAsset"));
  const tagihan = useCall(invoice.getDampakApprove, { idInv: id }, asks("invoice"));
  const diubah = useCall(
    koreksi.getDetailKoreksi,
    { idKoreksi: id },
    { enabled: row !== null && isKoreksi(row.jenis), keepPrevious: false },
  );
  const hitungan = useCall(opname.getDetailOpname, { idOpname: id }, asks("opname"));
  if (row === null || !row.aksi.setuju.boleh) return row?.aksi.setuju ?? boleh;
  if (isKoreksi(row.jenis)) return diubah.data?.data.dampak.approve ?? boleh;
  const dampak = {
    pengajuan: dana,
    pengajuanAsset: asset,
    pelepasanAsset: lepas,
    invoice: tagihan,
    opname: hitungan,
    jurnalUmum: null,
  }[row.jenis];
  return dampak?.data?.data.approve ?? boleh;
}
