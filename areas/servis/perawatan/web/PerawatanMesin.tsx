import { IconCalendarPlus, IconMail } from "@tabler/icons-react";
import { waktu } from "#kernel/format.ts";
import { showing } from "#kernel/showing.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { BarisKeadaan, Langkah } from "#web/documents/Langkah.tsx";
import { WhatsAppLink } from "#web/documents/WhatsAppLink.tsx";
import { type Fact, Facts } from "#web/ui/dialog/DetailShell.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { type Perawatan, perawatan } from "../contract.ts";
import { isiPerawatan, namaTempo } from "../isiPerawatan.ts";
import { kalimatPengingat, sebutJarak } from "../pesan.ts";

/** The next maintenance of a machine, and what can be done about it. */
export function PerawatanMesin({ row }: { row: Perawatan }) {
  const href = (form: string) => `/admin/perawatan?${form}=${encodeURIComponent(row.nomor)}`;
  const { jadwalkan, ingatkan } = row.aksi;
  const diingatkan = row.diingatkan === null ? [] : [`Diingatkan ${waktu(row.diingatkan)}`];
  return (
    <>
      <BarisKeadaan nama={`Perawatan ${row.nomor}`} keadaan={[namaTempo(row.keadaan), ...diingatkan]}>
        {jadwalkan.boleh && (
          <Langkah
            call={perawatan.jadwalkanPerawatan}
            href={href("jadwal")}
            icon={<IconCalendarPlus size={16} />}
            utama
          >
            Jadwalkan
          </Langkah>
        )}
        {ingatkan.boleh && (
          <Langkah call={perawatan.kirimPengingatPerawatan} href={href("kirim")} icon={<IconMail size={16} />}>
            Ingatkan
          </Langkah>
        )}
        <WhatsAppLink telepon={row.noTelp} teks={[`Yth. ${row.customer},`, "", ...kalimatPengingat(row)].join("\n")} />
      </BarisKeadaan>
      <Facts facts={fakta(row)} />
    </>
  );
}

const fakta = (row: Perawatan): Fact[] =>
  showing(
    isiPerawatan,
    {
      others: [
        "tempo",
        "idKeluhan",
        "nomor",
        "namaProduk",
        "customer",
        "noTelp",
        "idSo",
        "dikirim",
        "keadaan",
        "bulan",
        "jam",
        "diingatkan",
      ],
    },
    [
      {
        label: isiPerawatan.tempo.label,
        value: row.tempo ? <Tanggal value={row.tempo} /> : "Menunggu jam mesin dibaca",
      },
      { label: "Dirawat tiap", value: sebutJarak(row) },
      ...(row.tempo === null ? [] : recordFacts(isiPerawatan, row, "karenaJam")),
      ...recordFacts(isiPerawatan, row, "dasar"),
      ...(row.jam === null ? [] : recordFacts(isiPerawatan, row, "jamDasar")),
      ...(row.jamBaca === null ? [] : recordFacts(isiPerawatan, row, "jamBaca", "tglBaca")),
      ...(row.idKeluhan === null
        ? []
        : [{ label: isiPerawatan.idKeluhan.label, value: <DocumentLink kind="keluhan" kunci={row.idKeluhan} /> }]),
      ...(row.rencana === null ? [] : recordFacts(isiPerawatan, row, "rencana")),
    ],
  );
