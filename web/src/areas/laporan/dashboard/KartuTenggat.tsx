import { IconHammer, IconShoppingCartDown } from "@tabler/icons-react";
import { dashboard } from "#contract/laporan/dashboard.ts";
import { useCall } from "../../../api/hooks.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Jumlah } from "../../../ui/value/Money.tsx";
import { type Daftar, DaftarPl, DaftarPo } from "./DaftarDialog.tsx";
import classes from "./dashboard.module.css";
import { Angka, Kartu } from "./Kartu.tsx";

type Props = { dialog: Dialog<Daftar> };

export function PesanLangsung({ dialog }: Props) {
  const { data: tenggat } = useCall(dashboard.getTotalPl, {});
  const { data: progres } = useCall(dashboard.getTotalPlProgres, {});
  return (
    <Kartu title="Pesan Langsung" icon={IconHammer}>
      <DuaAngka
        tenggat={tenggat}
        progres={progres}
        bukaTenggat={(bagian) =>
          dialog.open({ title: "Pesan Langsung: Deadline", isi: () => <DaftarPl bagian={bagian} /> })
        }
        bukaProgres={(bagian) =>
          dialog.open({ title: "Pesan Langsung: Progress", isi: () => <DaftarPl bagian={bagian} /> })
        }
        dimulai="Dikerjakan"
        belum="Belum dimulai"
      />
    </Kartu>
  );
}

export function PurchaseOrder({ dialog }: Props) {
  const { data: tenggat } = useCall(dashboard.getTotalPo, {});
  const { data: progres } = useCall(dashboard.getTotalPoProgres, {});
  return (
    <Kartu title="Purchase Order" icon={IconShoppingCartDown}>
      <DuaAngka
        tenggat={tenggat}
        progres={progres}
        bukaTenggat={(bagian) =>
          dialog.open({ title: "Purchase Order: Deadline", isi: () => <DaftarPo bagian={bagian} /> })
        }
        bukaProgres={(bagian) =>
          dialog.open({ title: "Purchase Order: Progress", isi: () => <DaftarPo bagian={bagian} /> })
        }
        dimulai="Datang sebagian"
        belum="Belum datang"
      />
    </Kartu>
  );
}

type DuaDaftar<Row> = { data: readonly Row[]; data2: readonly Row[] };
type Bagian<Row> = { label: string; rows: readonly Row[] }[];

type DuaAngkaProps<Row> = {
  tenggat: DuaDaftar<Row> | undefined;
  progres: DuaDaftar<Row> | undefined;
  bukaTenggat: (bagian: Bagian<Row>) => void;
  bukaProgres: (bagian: Bagian<Row>) => void;
  dimulai: string;
  belum: string;
};

function DuaAngka<Row>({ tenggat, progres, bukaTenggat, bukaProgres, dimulai, belum }: DuaAngkaProps<Row>) {
  const terlambat = tenggat?.data2.length ?? 0;
  return (
    <div className={classes.angkaRow}>
      <Angka
        label="Deadline"
        value={tenggat && <Jumlah value={tenggat.data.length + terlambat} />}
        note={terlambat > 0 ? `${terlambat} terlambat` : "7 hari ke depan"}
        tone={terlambat > 0 ? "late" : "plain"}
        open={() =>
          bukaTenggat([
            { label: "Terlambat", rows: tenggat?.data2 ?? [] },
            { label: "Jatuh tempo dalam 7 hari", rows: tenggat?.data ?? [] },
          ])
        }
      />
      <Angka
        label="Progress"
        value={progres && <Jumlah value={progres.data.length} />}
        note={progres && progres.data2.length > 0 ? `${progres.data2.length} ${belum.toLowerCase()}` : "Detail"}
        open={() =>
          bukaProgres([
            { label: dimulai, rows: progres?.data ?? [] },
            { label: belum, rows: progres?.data2 ?? [] },
          ])
        }
      />
    </div>
  );
}
