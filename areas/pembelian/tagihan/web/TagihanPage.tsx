import { UrlTabs } from "#web/ui/page/UrlTabs.tsx";
import { TagihanList } from "./TagihanList.tsx";
import { UangMukaList } from "./UangMukaList.tsx";

/** The bills of suppliers, and what was paid to suppliers before. */
export function TagihanPage() {
  return (
    <UrlTabs
      label="Tagihan Pemasok"
      tabs={[
        { value: "tagihan", label: "Tagihan", content: () => <TagihanList /> },
        { value: "uang-muka", label: "Uang Muka", content: () => <UangMukaList /> },
      ]}
    />
  );
}
