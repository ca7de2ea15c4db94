import { AkunBaris } from "#web/documents/AkunBaris.tsx";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { JadwalJurnal } from "#web/documents/JadwalJurnal.tsx";
import { persetujuanFacts } from "#web/documents/persetujuanFacts.ts";
import { StatusPermintaan } from "#web/documents/StatusPermintaan.tsx";
import { type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { barisJurnalUmum, isiJurnalUmum, type JurnalUmum } from "../contract.ts";

const rujukan = (label: string, id: string | number | null, kind: "jurnalUmum" | "jurnal" = "jurnalUmum"): Fact[] =>
  id === null ? [] : [{ label, value: <DocumentLink kind={kind} kunci={String(id)} /> }];

/** What was typed, by whom, and what became of it. */
export function JurnalUmumIsi({ row }: { row: JurnalUmum }) {
  return (
    <>
      <Section title="Jurnal Umum">
        <Facts
          facts={[
            ...recordFacts(isiJurnalUmum, row, "tanggal", "nominal"),
            ...(row.ulangan === "Sekali" ? [] : recordFacts(isiJurnalUmum, row, "ulangan")),
            ...(row.ulangSampai === null ? [] : recordFacts(isiJurnalUmum, row, "ulangSampai", "jumlah")),
            {
              label: isiJurnalUmum.status.label,
              value: <StatusPermintaan status={row.status} ditarik={row.ditarik} />,
            },
            ...recordFacts(isiJurnalUmum, row, "dibuatOleh", "tglDibuat", "diprosesOleh", "tglApprove"),
            ...rujukan("Jurnal", row.idJurnal, "jurnal"),
            ...rujukan("Membalik", row.membalik),
            ...rujukan("Dibalik Oleh", row.dibalik),
            ...recordFacts(isiJurnalUmum, row, "keterangan", "note"),
            ...persetujuanFacts(row.persetujuan),
            { label: "Bukti", value: <Photos images={row.bukti} name={`Bukti ${row.idJurnalUmum}`} />, wide: true },
          ]}
        />
      </Section>
      <Section title="Baris Jurnal">
        <Baris row={row} />
      </Section>
      {row.jadwal.length > 0 && <JadwalJurnal judul="Jurnal yang mengikuti" jadwal={row.jadwal} />}
    </>
  );
}

type Satu = JurnalUmum["baris"][number];

function Baris({ row: { baris, nominal } }: { row: JurnalUmum }) {
  const uang = (sisi: "debit" | "kredit") =>
    moneyColumn(barisJurnalUmum[sisi].label, (satu: Satu) => satu[sisi] || null);
  return (
    <LineTable
      label="Baris Jurnal"
      wide
      lines={baris}
      lineKey={(satu) => baris.indexOf(satu)}
      columns={[
        { header: barisJurnalUmum.nama.label, cell: (satu) => <AkunBaris akun={satu} />, wrap: 200 },
        uang("debit"),
        uang("kredit"),
      ]}
      footer={
        <tr>
          <td>Jumlah</td>
          {["debit", "kredit"].map((sisi) => (
            <td key={sisi} data-unit="Rp" data-align="right">
              <Money value={nominal} />
            </td>
          ))}
        </tr>
      }
    />
  );
}
