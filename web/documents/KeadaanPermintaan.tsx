import { IconGavel } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { StatusPengajuan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import type { Call } from "#kernel/call.ts";
import { tanggal } from "#kernel/format.ts";
import type { Boleh } from "#kernel/row.ts";
import { BarisKeadaan, Langkah } from "./Langkah.tsx";

type KeadaanPermintaanProps = {
  nama: string;
  /** What is asked for: its kind, its amount. */
  apa: readonly (string | null)[];
  /** When it was asked for, and who decided it and when. */
  row: {
    statusPengajuan: StatusPengajuan;
    ditarik: boolean;
    tglPengajuan: string | null;
    userApprove: readonly { namaLengkap: string }[];
    tglApprove: string | null;
  };
  /** Where it is decided. */
  putusan: { call: Call; href: string; boleh: Boleh };
  /** Further steps. */
  children?: ReactNode;
};

/** The line of state of whatever people ask for, and what can be done with it. */
export function KeadaanPermintaan(props: KeadaanPermintaanProps) {
  const { nama, apa, row, putusan, children } = props;
  const { statusPengajuan: status, tglPengajuan: sejak, tglApprove: pada } = row;
  const [oleh] = row.userApprove;
  const diputus = [row.ditarik ? "Ditarik" : status, oleh && `oleh ${oleh.namaLengkap}`, pada && tanggal(pada)];
  const menunggu = ["Menunggu putusan", sejak && `sejak ${tanggal(sejak)}`];
  const keadaan = (status === "Menunggu" ? menunggu : diputus).filter(Boolean).join(" ");
  return (
    <BarisKeadaan nama={nama} keadaan={[...apa, keadaan]}>
      {putusan.boleh.boleh && (
        <Langkah call={putusan.call} href={putusan.href} icon={<IconGavel size={16} />} utama>
          Putuskan
        </Langkah>
      )}
      {children}
    </BarisKeadaan>
  );
}
