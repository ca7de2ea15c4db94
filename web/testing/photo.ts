/** A photo as large as that of a phone. */
export async function photo(name = "muatan.jpg"): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [4000, 3000];
  const context = canvas.getContext("2d");
  // Noise does not compress, like leaves and gravel.
  for (let at = 0; at < 60_000; at++) {
    if (!context) break;
    context.fillStyle = `hsl(${(at * 47) % 360} 70% ${(at * 13) % 100}%)`;
    context.fillRect((at * 7919) % 4000, (at * 104_729) % 3000, 24, 18);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.95));
  return new File([blob ?? ""], name, { type: "image/jpeg" });
}
