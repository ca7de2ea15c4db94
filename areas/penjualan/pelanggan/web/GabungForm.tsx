import { Alert, Stack } from "@mantine/core";
import { useState } from "react";
import { rupiah } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { Answered } from "#web/ui/page/Answered.tsx";
import { Value } from "#web/ui/record/Value.tsx";
import { LineTable } from "#web/ui/value/LineTable.tsx";
import type { DampakGabung, Pelanggan } from "../barisPelanggan.ts";
import { pelanggan } from "../contract.ts";
import { isianPelanggan, summarisePelanggan } from "../isiPelanggan.ts";
import { PelangganSelect } from "./PelangganSelect.tsx";

type Props = { dialog: Dialog<Pelanggan>; tujuan?: { idPelanggan: Id<"pelanggan">; nama: string } | undefined };

/** Merges a customer into another, after both were seen side by side. */
export function GabungForm({ dialog, tujuan }: Props) {
  return (
    <FormShell
      dialog={dialog}
      title={({ nama }) => `Gabungkan ${nama}`}
      call={pelanggan.gabungPelanggan}
      initial={({ idPelanggan }) => ({ dari: idPelanggan, ke: tujuan?.idPelanggan ?? ("" as never) })}
      checkedBy="browser"
      submit="Gabungkan"
      fallback="Gagal menggabungkan pelanggan"
      size="lg"
    >
      {(form, row) => (
        <Stack gap="md">
          <CariTujuan
            mula={tujuan?.nama ?? ""}
            except={row.idPelanggan}
            error={form.field("ke").error}
            onChoose={(id) => form.set("ke", id)}
          />
          {Number(form.values.ke) > 0 && (
            <Answered
              call={pelanggan.getDampakGabungPelanggan}
              input={{ dari: row.idPelanggan, ke: form.values.ke }}
              height={200}
            >
              {({ data }) => <Dampak dampak={data} />}
            </Answered>
          )}
        </Stack>
      )}
    </FormShell>
  );
}

type CariProps = {
  mula: string;
  except: number;
  error: React.ReactNode;
  onChoose: (id: Id<"pelanggan">) => void;
};

function CariTujuan({ mula, except, error, onChoose }: CariProps) {
  const [typed, setTyped] = useState(mula);
  return (
    <PelangganSelect
      label="Pelanggan tujuan"
      withAsterisk
      placeholder="Ketik tiga huruf nama, instansi atau nomor"
      value={typed}
      except={except}
      error={error}
      onType={setTyped}
      onChoose={(one) => {
        setTyped(one.nama);
        onChoose(one.idPelanggan);
      }}
    />
  );
}

const BARIS = [
  ...(["nama", "instansi", "telepon", "email", "alamat"] as const).map((name) => ({
    label: isianPelanggan[name].label,
    of: (row: Pelanggan) => <Value of={isianPelanggan[name]} value={row[name]} />,
  })),
  ...(["jumlahOrder", "totalPembelian", "orderTerakhir", "piutang"] as const).map((name) => ({
    label: summarisePelanggan[name].label,
    of: (row: Pelanggan) => <Value of={summarisePelanggan[name]} value={row[name]} />,
  })),
];

function Dampak({ dampak: { asal, tujuan, jumlahOrder, piutang, gabung } }: { dampak: DampakGabung }) {
  return (
    <>
      <LineTable
        label="Kedua pelanggan"
        wide
        columns={[
          { header: "Isian", cell: (line) => line.label },
          { header: "Digabungkan", cell: (line) => line.of(asal), wrap: 160 },
          { header: "Tujuan", cell: (line) => line.of(tujuan), wrap: 160 },
        ]}
        lines={BARIS}
        lineKey={(line) => line.label}
      />
      {gabung.boleh ? (
        <Alert color="blue" variant="light">
          {jumlahOrder} order dengan piutang {rupiah(piutang)} dari {asal.nama} tampil dan ditagih bersama {tujuan.nama}
          . Data {tujuan.nama} tidak berubah, dan penggabungan dapat dibatalkan dari detailnya.
        </Alert>
      ) : (
        <Alert color="orange">{gabung.alasan}</Alert>
      )}
    </>
  );
}
