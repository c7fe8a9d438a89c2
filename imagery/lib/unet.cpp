// The three operations of the denoising network, called from oidn.py.
// A tensor is [channels / 16][height + 2][width + 2][16] floats: the zero border is the padding of the convolution.
#include <algorithm>
#include <cstddef>

typedef float vec __attribute__((vector_size(64)));

struct Grid {
  int H, W;
  size_t row() const { return (size_t)(W + 2) * 16; }
  size_t block() const { return (H + 2) * row(); }
  size_t at(int y, int x) const { return (y + 1) * row() + (x + 1) * 16; }
};

// NB blocks of output channels for NP neighbouring pixels: NB * NP sums and NB weights stay in the 32 vector registers
template <int NB, int NP>
static void pixels(const float* const* in, int channels, const float* w, const float* bias, float* out, Grid g, int y, int x) {
  vec sum[NB][NP];
  for (int n = 0; n < NB; n++)
    for (int p = 0; p < NP; p++)
      sum[n][p] = *(const vec*)(bias + n * 16);
  for (int first = 0; first < channels; first += 16)
    for (int ky = 0; ky < 3; ky++)
      for (int kx = 0; kx < 3; kx++, w += 16 * NB * 16) {
        const float* px = in[first / 16] + g.at(y + ky - 1, x + kx - 1);
        const int last = std::min(16, channels - first);
        for (int c = 0; c < last; c++)
#pragma GCC unroll 3
          for (int n = 0; n < NB; n++) {
            const vec k = *(const vec*)(w + (c * NB + n) * 16);
#pragma GCC unroll 28
            for (int p = 0; p < NP; p++)
              sum[n][p] += k * px[p * 16 + c];
          }
      }
  for (int n = 0; n < NB; n++)
    for (int p = 0; p < NP; p++) {
      vec v = sum[n][p];
      *(vec*)(out + n * g.block() + g.at(y, x + p)) = v > 0 ? v : v - v;
    }
}

// the last group of a row overlaps the one before it, so W must not be below NP
template <int NB, int NP>
static void blocks(const float* const* in, int channels, const float* w, const float* bias, float* out, Grid g) {
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < g.H; y++)
    for (int x = 0; x < g.W; x += NP)
      pixels<NB, NP>(in, channels, w, bias, out, g, y, std::min(x, g.W - NP));
}

extern "C" {
// 3 x 3 convolution and ReLU; weights [out / 16 / nb][in / 16][3][3][16 in][nb][16 out], nb = 1, 2 or 3
void conv(const float* const* in, int channels, const float* w, const float* bias, float* out, int nout, int nb, int H, int W) {
  const Grid g = {H, W};
  const size_t step = (size_t)(channels + 15) / 16 * 9 * 16 * nb * 16;
  for (int n = 0; n < nout; n += nb, w += step, bias += nb * 16, out += nb * g.block())
    if (nb == 1)
      blocks<1, 14>(in, channels, w, bias, out, g);
    else if (nb == 2)
      blocks<2, 12>(in, channels, w, bias, out, g);
    else
      blocks<3, 9>(in, channels, w, bias, out, g);
}

// largest of 2 x 2 pixels; H and W are those of the result
void pool(const float* in, float* out, int n, int H, int W) {
  const Grid g = {H, W}, big = {2 * H, 2 * W};
#pragma omp parallel for collapse(2)
  for (int b = 0; b < n; b++)
    for (int y = 0; y < H; y++)
      for (int x = 0; x < W; x++) {
        const float* s = in + b * big.block() + big.at(2 * y, 2 * x);
        float* d = out + b * g.block() + g.at(y, x);
        for (int c = 0; c < 16; c++)
          d[c] = std::max(std::max(s[c], s[c + 16]), std::max(s[c + big.row()], s[c + big.row() + 16]));
      }
}

// every pixel four times; H and W are those of the result
void upsample(const float* in, float* out, int n, int H, int W) {
  const Grid g = {H, W}, small = {H / 2, W / 2};
#pragma omp parallel for collapse(2)
  for (int b = 0; b < n; b++)
    for (int y = 0; y < H; y++)
      for (int x = 0; x < W; x++)
        std::copy_n(in + b * small.block() + small.at(y / 2, x / 2), 16, out + b * g.block() + g.at(y, x));
}
}
